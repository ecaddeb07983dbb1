import { expect } from '@playwright/test'
import { type Bench, untilVisible } from './bench.ts'
import type { Cell, WriteOperation } from './cells.ts'
import type { WriteTarget } from './write-targets.ts'

export type WriteCell = Cell & { op: WriteOperation }
type OnPage = Pick<Bench, 'page'>

export async function openFilled({ page }: OnPage, { address, prepare }: WriteTarget) {
  await page.goto(address)
  await prepare(page)
}

export async function confirm(
  { page }: OnPage,
  { op }: Pick<WriteCell, 'op'>,
  { last }: WriteTarget,
) {
  await last(page).click()
  // A reply can be taken back for five seconds.
  if (op !== 'replyTicket') return
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.clock.fastForward(5_500)
}

/** Half of the writes with an unknown outcome are applied. */
export function wasApplied({ fault, variant }: WriteCell): boolean {
  return (fault.charCodeAt(2) + variant) % 2 === 0
}

export async function holdWrite(bench: Bench, cell: WriteCell, target: WriteTarget) {
  const { service } = bench
  await openFilled(bench, target)
  await service.fault({ op: cell.op, fault: 'hold' })
  await confirm(bench, cell, target)
  await expect.poll(async () => (await service.deliveries(cell.op)).length).toBe(1)
}

export async function expectDone(
  bench: Bench,
  cell: Pick<WriteCell, 'op'>,
  { done, rejected }: WriteTarget,
) {
  const { page, service } = bench
  await untilVisible(bench, page.getByText(done).first())
  await expect(page.getByText(rejected)).toHaveCount(0)
  const deliveries = await service.deliveries(cell.op)
  expect(
    deliveries.map(({ applied }) => applied),
    'deliveries',
  ).toEqual([true])
}

/** Shown as unknown, never as done, and after a minute as not found. */
export async function expectUntraced(
  bench: Bench,
  cell: WriteCell,
  { done, rejected, unknown, untraced, expectKept }: WriteTarget,
  deliveries = 1,
) {
  const { page, service } = bench
  await expect(page.getByText(unknown).first()).toBeVisible()
  await expect(page.getByText(done).or(page.getByText(rejected))).toHaveCount(0)
  await untilVisible(bench, page.getByText(untraced).first(), { step: 10_000 })
  await expect(page.getByText(done).or(page.getByText(rejected))).toHaveCount(0)
  await expectKept(page)
  expect(await service.deliveries(cell.op), 'deliveries').toHaveLength(deliveries)
}
