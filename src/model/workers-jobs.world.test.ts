import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '#api/session.ts'
import { reportOf } from '#model/doing/jobs/report.ts'
import { jobs, pauseJob, runJob, startJob } from '#model/doing/jobs/jobs.ts'
import { runSearch, searches, startSearch } from '#model/doing/jobs/searches.ts'
import { MINUTE, characters, closePage, enter, most, openPage } from './workers.testing.ts'

vi.mock('idb-keyval', () => import('#base/storage/idb-keyval.testing.ts'))
vi.mock('#base/storage/sealed.ts', () => import('#base/storage/sealed.testing.ts'))
const saved = vi.hoisted(() => [] as string[])
vi.mock('#base/browser/save-file.ts', () => ({
  async downloadFile(_name: string, _type: string, parts: AsyncIterable<string>) {
    const texts = []
    for await (const part of parts) texts.push(part)
    saved.push(texts.join(''))
  },
  streamToFile: () => Promise.resolve(),
}))

beforeEach(() => {
  openPage()
  saved.length = 0
})
afterEach(closePage)

const startExport = (storeId: string, withDetails = false) =>
  startJob({
    kind: 'orders',
    owner: storeId,
    storeId,
    query: { sort: '-dateCreated' },
    filters: '',
    options: {
      format: 'jsonl',
      separator: ',',
      per: 'record',
      columns: ['id'],
      withDetails,
      zone: 'UTC',
      unit: 'as-given',
    },
    fileName: 'orders.jsonl',
  })

const startLooking = (storeId: string, proves?: () => boolean) =>
  startSearch({
    place: 'here',
    title: 'A search',
    link: { to: '/' },
    storeId,
    query: {},
    pick: (order) => order,
    ...(proves && { proves }),
  })

/** The merchant signs in again, and asks it to go on, as the page tells them to. */
async function attend(apiKey: string, minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    await vi.advanceTimersByTimeAsync(MINUTE)
    if (session.current().status === 'expired') await session.signIn({ apiKey })
    for (const { id, phase } of jobs.get()) if (phase === 'paused') void runJob(id)
    for (const { id, phase } of searches.get()) if (phase === 'paused') void runSearch(id)
  }
}

const idsIn = (file: string) =>
  file
    .split('\n')
    .filter(Boolean)
    .map((line) => Object.values(JSON.parse(line) as object)[0] as string)

describe.each(characters)('%s', (character) => {
  test('an export ends with a file and a report, or says why it cannot', async () => {
    const { world, asked, storeId } = await enter(character)
    const there = (await world.records('kept', 'orders')).stores[0]!.orders.map(({ id }) => id)
    asked.length = 0
    startExport(storeId)
    await attend(world.apiKey, 12)
    const [job] = jobs.get()
    expect(most(asked, 10_000)).toBeLessThanOrEqual(25)
    if (job?.phase === 'failed') return expect(job.problem?.message).toBeTruthy()
    expect(job?.phase).toBe('done')
    expect(saved).toHaveLength(1)
    const ids = idsIn(saved[0]!)
    expect(new Set(ids).size).toBe(ids.length)
    // What is not in the file is told to be missing.
    const missing = there.filter((id) => !ids.some((one) => one.toLowerCase() === id.toLowerCase()))
    if (missing.length > 0) expect(reportOf(job!).lack).toBeTruthy()
    asked.length = 0
    await vi.advanceTimersByTimeAsync(30 * MINUTE)
    expect(asked).toEqual([])
    return undefined
  })

  test('a search through orders ends, or says why it cannot', async () => {
    const { world, asked, storeId } = await enter(character)
    asked.length = 0
    startLooking(storeId, () => false)
    await attend(world.apiKey, 30)
    const [search] = searches.get()
    // Two orders a second and the pages between them; what fails for a moment is asked again.
    expect(most(asked, 10_000)).toBeLessThanOrEqual(45)
    if (search?.phase === 'failed') return expect(search.problem?.message).toBeTruthy()
    expect(search?.phase).toBe('done')
    const opened = asked.filter(({ path }) => /\/orders\/[^/?]+$/.test(path))
    expect(search!.opened).toBe(new Set(opened.map(({ path }) => path)).size)
    asked.length = 0
    await vi.advanceTimersByTimeAsync(30 * MINUTE)
    expect(asked).toEqual([])
    return undefined
  })

  test('both end with the account, and leave nothing to the next one', async () => {
    const { world, asked, storeId } = await enter(character)
    const id = startExport(storeId, true)
    startLooking(storeId, () => false)
    await vi.advanceTimersByTimeAsync(8_000)
    if (session.current().status === 'expired') await session.signIn({ apiKey: world.apiKey })
    await session.signIn({ apiKey: `${world.apiKey}-of-another` })
    expect(jobs.get()).toEqual([])
    expect(searches.get()).toEqual([])
    await vi.advanceTimersByTimeAsync(1_000)
    asked.length = 0
    await vi.advanceTimersByTimeAsync(30 * MINUTE)
    expect(asked).toEqual([])
    expect(saved).toEqual([])
    const { fakeDatabases } = globalThis as {
      fakeDatabases?: Map<string, Map<string, unknown>>
    }
    expect([...(fakeDatabases?.get('counter-jobs')?.keys() ?? [])]).toEqual([])
    pauseJob(id)
  })
})
