import { expect, signIn, test } from './fixtures.ts'
import { watch } from './matrix/bench.ts'
import { cells, cellsOf, isWrite, reads } from './matrix/cells.ts'
import { runReadCell } from './matrix/read-cell.ts'
import { readTarget } from './matrix/read-targets.ts'
import { countCells } from './matrix/report.ts'
import { needsOrigins } from './matrix/static-cells.ts'

/*
 * Every read meets every fault: a fair sample always, all of them at night. The page is opened
 * once for an operation; each cell reads anew on it, and leaves it in order.
 */
test('the matrix has 1,955 cells, 491 of them writes', { tag: '@signed-out' }, () => {
  expect(cells).toHaveLength(1955)
  expect(cells.filter(({ op }) => isWrite(op))).toHaveLength(491)
})

for (const op of reads) {
  test(`${op} survives every fault`, async ({ page, service }) => {
    const own = cellsOf(op).filter((cell) => !needsOrigins(cell))
    test.setTimeout(20_000 + own.length * 15_000)
    const { address, shown } = readTarget(op)
    const bench = watch(page, service)
    await page.clock.install()
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
