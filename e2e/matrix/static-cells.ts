import type { Bench } from './bench.ts'
import type { Cell } from './cells.ts'
import { cellsOf, isWrite, reads, writes } from './cells.ts'
import { runReadCell } from './read-cell.ts'
import { type WriteCell, confirm, expectUntraced, openFilled } from './write-steps.ts'
import { writeTargets } from './write-targets.ts'

/** Only a page of another origin than its service meets them. */
export function needsOrigins({ fault }: Cell): boolean {
  return fault === 'T06' || fault === 'T07'
}

/** What this run takes of them, of all operations. */
export function staticCells(): Cell[] {
  return [...reads, ...writes].flatMap((op) => cellsOf(op).filter(needsOrigins))
}

/** As in the other deployment, with a service that forgets what pages of other origins need. */
export async function runStaticCell(bench: Bench, { op, ...cell }: Cell) {
  if (isWrite(op)) await runWrite(bench, { ...cell, op })
  else await runReadCell(bench, { ...cell, op })
}

/** The page cannot tell whether it arrived, and finds out by reading. */
async function runWrite(bench: Bench, cell: WriteCell) {
  const target = writeTargets[cell.op]
  const { op, fault } = cell
  // What the cell before has left open is told no more.
  await bench.page.evaluate(() => localStorage.clear())
  await openFilled(bench, target)
  await bench.service.fault({ op, fault, times: -1 })
  await confirm(bench, cell, target)
  await expectUntraced(bench, cell, target, fault === 'T06' ? 0 : 1)
  await bench.service.forget()
}
