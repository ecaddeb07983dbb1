import { test } from './fixtures.ts'
import { watch } from './matrix/bench.ts'
import { cellsOf, writes } from './matrix/cells.ts'
import { countCells } from './matrix/report.ts'
import { needsOrigins } from './matrix/static-cells.ts'
import { runWriteCell } from './matrix/write-cell.ts'

test.use({ hasClock: true })

/*
 * Every write with every fault: by day a lost answer, a refusal and a reload, all at night. Each cell has data of its own,
 * so that one cell cannot affect the next.
 */
for (const op of writes) {
  test(`fault matrix: ${op}`, async ({ page, service }) => {
    const own = cellsOf(op).filter((cell) => !needsOrigins(cell))
    test.setTimeout(20_000 + own.length * 20_000)
    const bench = watch(page, service)
    await countCells(
      own,
      (cell) => runWriteCell(bench, { ...cell, op }),
      async () => {
        await page.context().setOffline(false)
        await page.unrouteAll()
        await page.goto('/preferences')
      },
    )
  })
}
