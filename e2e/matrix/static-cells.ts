import type { Bench } from './bench.ts'
import { type Cell, cellsOf, isWrite, reads, writes } from './cells.ts'
import { runReadCell } from './read-cell.ts'
import { type WriteCell, confirm, expectUntraced, openFilled } from './write-steps.ts'
import { writeTargets } from './write-targets.ts'

/** Faults that only happen when page and service have different origins. */
export function needsOrigins({ fault }: Cell): boolean {
  return fault === 'T06' || fault === 'T07'
}

export function staticCells(): Cell[] {
  return [...reads, ...writes].flatMap((op) => cellsOf(op).filter(needsOrigins))
}

/** Runs the cell as in the hosted deployment, with CORS headers dropped by the fault. */
export async function runStaticCell(bench: Bench, { op, ...cell }: Cell) {
  if (isWrite(op)) await runWrite(bench, { ...cell, op })
  else await runReadCell(bench, { ...cell, op })
}

/** The page cannot know whether the write arrived, and reads to find out. */
async function runWrite(bench: Bench, cell: WriteCell) {
  const target = writeTargets[cell.op]
  const { op, fault } = cell
  // Forgets open writes of the cell before.
  await bench.page.evaluate(() => localStorage.clear())
  await openFilled(bench, target)
  await bench.service.fault({ op, fault, times: -1 })
  await confirm(bench, cell, target)
  await expectUntraced(bench, cell, target, fault === 'T06' ? 0 : 1)
  await bench.service.forget()
}
