import type { Page } from '@playwright/test'
import { daily, expect, test } from './fixtures.ts'
import { noticeEverything, whatRuns } from './injection/notice.ts'
import { inBatches, naughtyStrings, payloads } from './injection/payloads.ts'
import { follow, watch } from './matrix/bench.ts'
import { type WriteOperation, writes } from './matrix/cells.ts'
import { begin } from './matrix/write-cell.ts'
import { confirm, expectDone, openFilled } from './matrix/write-steps.ts'
import { writeTargets } from './matrix/write-targets.ts'

/*
 * The attacks of injection.spec.ts in answers to writes: in message and code of a refusal, in the
 * forms that web frameworks refuse with, and in every text of the record.
 */
test.use({ hasClock: true })

const isNightly = Boolean(process.env.NIGHTLY)
const attacks = inBatches(payloads, 25)
const texts = [...attacks, ...inBatches(naughtyStrings, 25)]
/** By day one batch of attacks and one of naughty strings. */
const share = (count: number, at: number) =>
  isNightly ? texts : texts.filter((_, index) => index % attacks.length === at).slice(0, count)

const refusals: ((text: string) => unknown)[] = [
  (text) => ({ success: false, message: text, code: text }),
  (text) => ({ title: text, detail: text, errors: { [text]: [text] } }),
]

for (const [at, op] of writes.entries()) {
  const tag = daily(op === 'replyTicket')
  test(
    `no text in an answer to ${op} runs as code`,
    { tag },
    async ({ page, service, baseURL }) => {
      if (isNightly) test.setTimeout(1_800_000)
      const target = writeTargets[op]
      const bench = watch(page, service)
      const noticed = await noticeEverything(page, new URL(baseURL!).origin)
      const expectInert = async (text: string) => {
        await expect.poll(bench.inFlight).toBe(0)
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        expect(await whatRuns(page), text).toEqual([])
        expect(noticed(), text).toEqual([])
        expect(bench.problems(), text).toEqual([])
      }

      await openFilled(bench, target)
      for (const [index, text] of share(2, at).entries()) {
        const body = refusals[index % refusals.length]!(text)
        await service.fault({ op, respond: { status: 422, body } })
        await confirm(bench, { op }, target)
        await expect.poll(async () => (await service.deliveries(op)).length).toBe(index + 1)
        await expect(page.getByText(target.rejected).first()).toBeVisible()
        if (attacks.includes(text)) await expect(shownLiterally(page, text), text).toBeVisible()
        await expectInert(text)
        await backToForm(page, op)
      }
      await service.forget()
      for (const [index, text] of share(1, at + writes.length).entries()) {
        const own = index === 0 ? bench : await begin(bench, { op, fault: `D20-${index}` })
        if (index > 0) await openFilled(own, target)
        await own.service.fault({ op, fault: 'D20', values: [text] })
        await confirm(own, { op }, target)
        await expectDone(own, { op }, target)
        await expectInert(text)
      }
    },
  )
}

async function backToForm(page: Page, op: WriteOperation) {
  const { address, prepare } = writeTargets[op]
  if (op !== 'updateStore') {
    // An outcome on screen for less than a second counts as unread and would show again.
    await page.clock.fastForward(1_000)
    await follow(page, '/preferences')
    await expect(page.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible()
    await follow(page, address)
  }
  await prepare(page)
}

function shownLiterally(page: Page, text: string) {
  const beginning = text.replaceAll(/\s+/g, ' ').trim().slice(0, 40)
  return page.getByRole('alert').filter({ hasText: beginning }).first()
}
