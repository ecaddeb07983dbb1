import { expect } from '@playwright/test'
import { type Bench, untilVisible } from './bench.ts'
import type { WriteOperation } from './cells.ts'
import { type WriteCell, confirm, expectDone, openFilled } from './write-steps.ts'
import type { WriteTarget } from './write-targets.ts'

type Run = (bench: Bench, cell: WriteCell, target: WriteTarget) => Promise<void>

/** Blanks, a decomposed letter, signs to escape: none of it survives every service. */
const ODD = 'Gold  & <silver> cafe\u0301'

/** A service whose reads lag behind its writes. */
const lagging: Record<string, Run> = {
  L01: async (bench, cell, target) => {
    const { page, service } = bench
    await openFilled(bench, target)
    await service.character('reads-lag-for-good')
    await confirm(bench, cell, target)
    await untilVisible(bench, page.getByText(target.done).first())
    await page.clock.fastForward(10_000)
    await expect(page.getByText(target.untraced).or(page.getByText(target.rejected))).toHaveCount(0)
    expect(await service.deliveries(cell.op), 'deliveries').toHaveLength(1)
  },
  L02: async (bench, cell, target) => {
    const { page, service } = bench
    await openFilled(bench, target)
    await service.character('reads-lag-for-good')
    await service.fault({ op: cell.op, fault: 'S500j', applied: true })
    await confirm(bench, cell, target)
    await expect(page.getByText(target.unknown).first()).toBeVisible()
    await page.clock.fastForward(11_000)
    await expect(page.getByText(target.unknown).first()).toBeVisible()
    await expect(page.getByText(target.untraced).or(page.getByText(target.rejected))).toHaveCount(0)
    await service.character('usual')
    await expectDone(bench, cell, target)
  },
}

/** A service that stores texts and numbers in a form of its own: answered, then with the answer lost. */
const spelling =
  (name: string): Run =>
  async (bench, cell, target) => {
    const { page, service } = bench
    await service.character('usual', { spelling: name })
    await openFilled(bench, target)
    await fillOddly(bench, cell.op)
    await confirm(bench, cell, target)
    await untilVisible(bench, page.getByText(target.done).first())

    if (cell.op === 'createVariant') {
      await page.getByRole('button', { name: 'Create another' }).click()
    }
    await target.prepare(page)
    await fillOddly(bench, cell.op, ' again')
    await service.fault({ op: cell.op, fault: 'S500j', applied: true })
    await confirm(bench, cell, target)
    const question = page.getByRole('button', { name: 'Yes, it’s mine' })
    const open = page.getByText('We can’t tell whether')
    await untilVisible(bench, page.getByText(target.done).or(question).or(open).first())
    // The next read may still turn "can't tell" into a question, whose button ignores early clicks.
    await expect(async () => {
      if (await question.isVisible()) {
        await page.clock.fastForward(2_000)
        await question.click({ timeout: 1_000 })
      }
      await expect(page.getByText(target.done).or(open).first()).toBeVisible({ timeout: 150 })
    }).toPass({ intervals: [0], timeout: 15_000 })
    await expect(page.getByText(target.rejected)).toHaveCount(0)
    expect(await service.deliveries(cell.op), 'deliveries').toHaveLength(2)
  }

async function fillOddly({ page }: Bench, op: WriteOperation, more = '') {
  if (op === 'replyTicket') await page.getByLabel('Reply', { exact: true }).fill(ODD + more)
  else await page.getByLabel('Name', { exact: true }).fill(ODD + more)
  if (op === 'createVariant') await page.getByLabel('Price', { exact: true }).fill('19.999')
}

/** What a service always does, unlike a fault. */
export const habits: Record<string, Run> = {
  ...lagging,
  N01: spelling('trimmed'),
  N02: spelling('escaped'),
  N03: spelling('composed'),
  N04: spelling('rounded'),
  N05: spelling('upper'),
}
