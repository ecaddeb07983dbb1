import type { Page } from '@playwright/test'
import { type Answer, lists, records, written } from './fields/answers.ts'
import { elsewhere } from './fields/elsewhere.ts'
import { rawOf, unfold, wordsOf } from './fields/harvest.ts'
import { type Leaf, sampleOf } from './fields/sample.ts'
import { daily, expect, test } from './fixtures.ts'
import { type Bench, follow, leave, watch } from './matrix/bench.ts'
import type { Service } from './service.ts'
import { type WriteOperation, isWrite } from './matrix/cells.ts'
import { confirm, openFilled } from './matrix/write-steps.ts'
import { writeTargets } from './matrix/write-targets.ts'

// On narrower screens columns leave the tables; the records’ own pages have them all.
test.use({ viewport: { width: 1920, height: 1080 }, hasClock: true })

/** Of these a merchant reads most. */
const busiest = new Set(['getOrder', 'getCustomer'])

for (const answer of [...lists, ...records, ...written]) {
  const tag = daily(busiest.has(answer.op))
  test(`every field of ${answer.op} is shown`, { tag }, async ({ page, service }) => {
    // Up to ten rounds through seven pages.
    test.slow()
    const { op, schema, fixed } = answer
    const known = elsewhere[op] ?? []
    const patterns = known.flatMap(({ fields }) => fields)
    const isKnown = ({ path }: Leaf) => patterns.some((each) => matches(path, each))
    const { leaves, rounds, record } = sampleOf(schema, fixed)
    const hasFlags = leaves.some((leaf) => leaf.kind === 'flag' && !isKnown(leaf))
    if (isWrite(op)) await page.clock.install({ time: thisMinute() })
    const bench = watch(page, service)
    const shownWords: Set<string>[] = []
    for (let round = 0; round < (hasFlags ? rounds : 1); round += 1) {
      await answerWith(service, answer, record(round))
      shownWords.push(
        isWrite(op) ? await writeAndRead(page, op) : await readAll(bench, answer, round),
      )
    }
    const missing = notShown(leaves, shownWords)
    expect(missing.filter((leaf) => !isKnown(leaf)).map(({ path }) => path)).toEqual([])
    expect(patterns.filter((each) => !missing.some(({ path }) => matches(path, each)))).toEqual([])

    const rawPatterns = known.flatMap(({ fields, isRaw }) => (isRaw ? fields : []))
    if (rawPatterns.length === 0) return
    const raw = await rawOf(page)
    const inRaw = missing.filter(({ path }) => rawPatterns.some((each) => matches(path, each)))
    expect(inRaw.filter((leaf) => !isInRaw(leaf, raw))).toEqual([])
  })
}

/** A fixed minute keeps texts with a time the same in every round. */
const thisMinute = () => new Date().setSeconds(0, 0)

async function answerWith(service: Service, answer: Answer, record: unknown) {
  const body = { success: true, pages: 1, data: lists.includes(answer) ? [record] : record }
  await service.forget()
  await service.fault({ op: answer.op, times: -1, respond: { body } })
}

/**
 * Loads the first address and follows links to the others. Later rounds come back once the data
 * has left the cache; the account, which every page needs, stays in it, so it loads anew.
 */
async function readAll(bench: Bench, { op, pages }: Answer, round: number) {
  const { page } = bench
  const isLoading = round === 0 || op === 'getUser'
  if (!isLoading) await leave(bench)
  const words = new Set<string>()
  for (const [index, [address, ready]] of Object.entries(pages).entries()) {
    if (index === 0 && isLoading) await page.goto(address)
    else await follow(page, address)
    await expect(page.getByRole('heading', { level: 1, name: 'Saved replies' })).toHaveCount(0)
    await page.locator(ready).first().waitFor()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await unfold(page)
    for (const text of await wordsOf(page)) words.add(text)
    const parts = page.getByRole('tablist', { name: 'Parts of the delivery' })
    for (const tab of await parts.getByRole('tab').all()) {
      await tab.click()
      await page.getByRole('tabpanel').locator('*').first().waitFor()
      await unfold(page)
      for (const text of await wordsOf(page)) words.add(text)
    }
  }
  return words
}

async function writeAndRead(page: Page, op: WriteOperation) {
  const target = writeTargets[op]
  await openFilled({ page }, target)
  await confirm({ page }, { op }, target)
  await page.getByText(target.done).first().waitFor()
  await expect(page.getByText(/only when settings are saved/)).toHaveCount(0)
  const folded = page.locator('summary').filter({ hasText: /^Raw record$/ })
  for (const summary of await folded.all()) {
    await summary.click()
    // The viewer is a file of its own; its buttons come with the record.
    const record = page.locator('details').filter({ has: summary })
    await record.getByRole('button').first().waitFor()
  }
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const words = new Set(await wordsOf(page))
  // An outcome on screen for less than a second would show again on the next page.
  await page.waitForFunction(
    () => !Object.keys(localStorage).some((key) => key.startsWith('counter.open-write.')),
  )
  return words
}

/** A text counts as shown when it appears; a flag, when some words come and go with it alone. */
function notShown(leaves: Leaf[], shownWords: Set<string>[]): Leaf[] {
  const all = shownWords.flatMap((words) => [...words]).join('\n')
  const plain = all.replaceAll(/(?<=\d),(?=\d)/g, '')
  const codes = new Map<string, number>()
  for (const [round, words] of shownWords.entries()) {
    for (const text of words) codes.set(text, (codes.get(text) ?? 0) | (1 << round))
  }
  const found = new Set(codes.values())
  return leaves.filter((leaf) =>
    leaf.kind === 'words'
      ? !new RegExp(`(?<![\\w.])${leaf.shown}(?!\\d)`, 'i').test(plain)
      : !found.has(leaf.code) && !found.has(2 ** shownWords.length - 1 - leaf.code),
  )
}

const isInRaw = (leaf: Leaf, raw: string) =>
  leaf.kind === 'words'
    ? raw.includes(leaf.sent)
    : raw.includes(`"${leaf.path.split('.').at(-1)}":`)

const matches = (path: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/[.[\]]/g, String.raw`\$&`).replaceAll('*', '.*')}$`).test(path)
