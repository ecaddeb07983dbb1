import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '#base/storage/local-storage.testing.ts'

vi.mock('idb-keyval', () => import('#base/storage/idb-keyval.testing.ts'))
/** Real cryptography would take its own time. */
vi.mock('#base/storage/sealed.ts', async () => ({
  openDatabase: (await import('#base/storage/idb-keyval.testing.ts')).createStore,
  createSealer: () => ({
    seal: (value: unknown) => Promise.resolve(JSON.stringify(value)),
    unseal: (text: string) => Promise.resolve(JSON.parse(text) as unknown),
    forgetKey: () => Promise.resolve(),
  }),
  unlessBlocked: <Value>(use: () => Promise<Value>) => use(),
}))
vi.mock('#base/browser/save-file.ts', () => ({ downloadFile, streamToFile: vi.fn<() => void>() }))
const storeId = '11111111-1111-1111-1111-111111111111'
const rows = Array.from({ length: 250 }, (_, index) => ({ id: `order-${index}` }))
let files: string[]
let saving: Promise<unknown>
let databases: Map<string, Map<string, unknown>>
let locks: FakeLocks

async function downloadFile(_name: string, _type: string, parts: AsyncIterable<string>) {
  const texts: string[] = []
  for await (const part of parts) texts.push(part)
  await saving
  files.push(texts.join(''))
}

/** The browser's locks, which outlive the modules of a tab until it closes. */
class FakeLocks {
  held = new Set<string>()
  waiting: (() => void)[] = []

  async request(
    name: string,
    { signal, ifAvailable }: { signal?: AbortSignal; ifAvailable?: boolean },
    work: (lock: object | null) => Promise<void> | null,
  ) {
    if (ifAvailable && this.held.has(name)) return work(null)
    while (this.held.has(name)) {
      await new Promise<void>((resolve, reject) => {
        this.waiting.push(resolve)
        signal?.addEventListener('abort', () => reject(new Error('aborted')))
      })
    }
    this.held.add(name)
    await work({})
    this.release(name)
    return undefined
  }

  release(name: string) {
    this.held.delete(name)
    for (const again of this.waiting.splice(0)) again()
  }

  closeTabs() {
    for (const name of this.held) this.release(name)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  files = []
  saving = Promise.resolve()
  databases = new Map()
  locks = new FakeLocks()
  stubLocalStorage()
  vi.stubGlobal('fakeDatabases', databases)
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('navigator', { locks, onLine: true })
  // Its timer would be a real one.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), milliseconds)
    return controller.signal
  })
  vi.stubGlobal('fetch', (address: string) => {
    const { searchParams } = new URL(address, 'https://counter.test')
    const size = Number(searchParams.get('PageSize'))
    const first = (Number(searchParams.get('Page')) - 1) * size
    const data = rows.slice(first, first + size)
    const pages = Math.ceil(rows.length / size)
    return Promise.resolve(Response.json({ success: true, data, pages }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Loads the modules afresh, like a tab. */
async function openTab(account = 'alice') {
  vi.resetModules()
  const { openPrivateStores } = await import('#base/storage/private-owner.ts')
  openPrivateStores(account)
  const { createStore } = await import('#base/storage/store.ts')
  const state = createStore({ status: 'signed-in', account }, 'session')
  const own = { current: state.get, epoch: () => 0, sameAccount: () => () => true }
  vi.doMock('#api/session.ts', () => ({ session: { ...state, ...own } }))
  const jobs = await import('./jobs.ts')
  const { forgetOthersJobs } = await import('./forget-others.ts')
  const start = () =>
    jobs.startJob({
      kind: 'orders',
      owner: storeId,
      storeId,
      query: {},
      filters: '',
      options: {
        format: 'jsonl',
        separator: ',',
        per: 'record',
        columns: ['id'],
        withDetails: false,
        zone: 'UTC',
        unit: 'as-given',
      },
      fileName: 'orders.jsonl',
    })
  async function signIn(other: string) {
    openPrivateStores(other)
    state.set({ status: 'signed-in', account: other })
    await forgetOthersJobs()
  }
  return { ...jobs, start, signIn, phases: () => jobs.jobs.get().map(({ phase }) => phase) }
}

const settled = () => vi.advanceTimersByTimeAsync(30_000)
const onDisk = () => [...(databases.get('counter-jobs') ?? new Map<string, unknown>()).keys()]
const linesOf = (file = '') => file.split('\n').filter(Boolean).length

describe('G1: a second tab', () => {
  test.each([0, 400, 900, 1_400])(
    'opened %i ms after the start destroys nothing and shows nothing',
    async (later) => {
      const first = await openTab()
      first.start()
      await vi.advanceTimersByTimeAsync(later)
      const second = await openTab()
      void second.restoreJobs()
      await settled()
      expect(files.map(linesOf)).toEqual([250])
      expect([first.phases(), second.phases()]).toEqual([['done'], []])
      await first.saveFile(first.jobs.get()[0]!.id)
      expect(files.map(linesOf)).toEqual([250, 250])
    },
  )

  test('defect 9: neither shows nor removes what is paused in the first', async () => {
    const first = await openTab()
    const id = first.start()
    await vi.advanceTimersByTimeAsync(400)
    first.pauseJob(id)
    const second = await openTab()
    void second.restoreJobs()
    await settled()
    expect(second.phases()).toEqual([])
    void first.runJob(id)
    await settled()
    expect(files.map(linesOf)).toEqual([250])
  })
})

test('G1: “exported” is said when the file has left, never before', async () => {
  const leaving = new EventTarget()
  saving = new Promise((resolve) => leaving.addEventListener('left', resolve))
  const tab = await openTab()
  tab.start()
  await settled()
  expect(tab.phases()).toEqual(['running'])
  leaving.dispatchEvent(new Event('left'))
  await settled()
  expect(tab.phases()).toEqual(['done'])
})

test('G1: a tab that closed before its file left leaves the job to the next one', async () => {
  saving = new Promise(() => undefined)
  const first = await openTab()
  first.start()
  await settled()
  locks.closeTabs()
  saving = Promise.resolve()
  const next = await openTab()
  void next.restoreJobs()
  await settled()
  expect(next.phases()).toEqual(['paused'])
  void next.runJob(next.jobs.get()[0]!.id)
  await settled()
  expect([next.phases(), files.map(linesOf)]).toEqual([['done'], [250]])
})

test('a reload goes on where it stopped; a finished job is forgotten once nobody holds it', async () => {
  const first = await openTab()
  const id = first.start()
  await vi.advanceTimersByTimeAsync(400)
  first.pauseJob(id)
  locks.closeTabs()
  const next = await openTab()
  void next.restoreJobs()
  await settled()
  void next.runJob(id)
  await settled()
  expect(files.map(linesOf)).toEqual([250])
  expect(onDisk()).not.toEqual([])
  locks.closeTabs()
  const last = await openTab()
  void last.restoreJobs()
  await settled()
  expect([last.phases(), onDisk()]).toEqual([[], []])
})

test('a file that lacks a part is not told as exported', async () => {
  const tab = await openTab()
  const id = tab.start()
  await vi.advanceTimersByTimeAsync(400)
  tab.pauseJob(id)
  databases.get('counter-jobs')!.delete(`${id}/0`)
  void tab.runJob(id)
  await settled()
  expect([tab.phases(), files]).toEqual([['failed'], []])
})

describe('defect 11: another account that signs in', () => {
  test('removes the first one’s jobs from page and disk', async () => {
    const tab = await openTab()
    tab.start()
    await vi.advanceTimersByTimeAsync(400)
    await tab.signIn('bob')
    await settled()
    expect([tab.phases(), onDisk(), files]).toEqual([[], [], []])
  })

  test('leaves those that another tab still holds', async () => {
    const first = await openTab()
    first.start()
    await vi.advanceTimersByTimeAsync(400)
    const second = await openTab('bob')
    await second.signIn('bob')
    void second.restoreJobs()
    await settled()
    expect([second.phases(), files.map(linesOf)]).toEqual([[], [250]])
  })
})
