import { daily, expect, signIn, spareData, test } from './fixtures.ts'
import { watch } from './matrix/bench.ts'
import { cells, cellsOf, isWrite, reads } from './matrix/cells.ts'
import { runReadCell } from './matrix/read-cell.ts'
import { readTarget } from './matrix/read-targets.ts'
import { countCells } from './matrix/report.ts'
import { needsOrigins } from './matrix/static-cells.ts'

test.use({ hasClock: true })

/*
 * Every read with every fault: a fair sample by day, all at night. The page is opened once per
 * operation; each cell reads again on it and leaves it working.
 */
test('the fault matrix has 1,980 cells, 516 of them writes', { tag: '@signed-out' }, () => {
  expect(cells).toHaveLength(1980)
  expect(cells.filter(({ op }) => isWrite(op))).toHaveLength(516)
})

for (const op of reads) {
  // By day the list that is open most.
  test(`fault matrix: ${op}`, { tag: daily(op === 'listOrders') }, async ({ page, service }) => {
    const own = cellsOf(op).filter((cell) => !needsOrigins(cell))
    test.setTimeout(20_000 + own.length * 15_000)
    const { address, shown } = readTarget(op)
    const bench = watch(page, service)
    // The daily look at the shop would read between two cells, and count for one of them.
    await spareData(page)
    await countCells(
      own,
      (cell) => runReadCell(bench, { ...cell, op }),
      async () => {
        await page.context().setOffline(false)
        await page.unrouteAll()
        await service.forget()
        await signIn(page, service.key)
        await page.goto(address)
        await expect(shown(page)).toBeVisible()
      },
    )
  })
}
