import { expect, test } from '@playwright/test'
import type { Cell } from './cells.ts'

/** After a failed cell the next one gets a fresh page. */
export async function countCells(
  cells: Cell[],
  run: (cell: Cell) => Promise<void>,
  refresh: () => Promise<void>,
) {
  const failures: string[] = []
  await refresh()
  for (const cell of cells) {
    try {
      await test.step(`${cell.op} ${cell.fault}: ${cell.expected}`, () => run(cell))
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      failures.push(`${cell.op} ${cell.fault} (${cell.expected}): ${text.slice(0, 600)}`)
      await refresh()
    }
  }
  const passed = cells.length - failures.length
  test.info().annotations.push({ type: 'fault matrix', description: `${passed}/${cells.length}` })
  expect(failures.join('\n\n')).toBe('')
}
