import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser, type Tab, type Word } from './storage-world.testing.ts'

vi.mock('idb-keyval', async () => (await import('./storage-world.testing.ts')).fakeDatabases)
vi.mock('./sealed.ts', async () => (await import('./storage-world.testing.ts')).fakeSealing)

/** Worlds: 10,000 at night, otherwise 100, the same ones in every run. */
const isNight = Boolean(process.env['NIGHTLY'])
const numRuns = Number(process.env['WORLDS'] ?? (isNight ? 10_000 : 100))
const seed = Number(process.env['SEED'] ?? (isNight ? Date.now() : 20_261_122))
const runs = { numRuns, seed }

const place = fc.nat({ max: 3 })
const account = fc.constantFrom('alice', 'bob')
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('add'), tab: place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove'), tab: place, which: place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clear'), tab: place }) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('answer'),
      which: fc.nat({ max: 5 }),
      isRefused: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open'), isOlder: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close'), tab: place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sign-in'), tab: place, account }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sign-out'), tab: place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('full'), isFull: fc.boolean() }) },
)
type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const markOf = (tab: Tab) => tab.privateOwner.get()

async function play(steps: readonly Step[]) {
  const world = openBrowser()
  const tabs: Tab[] = []
  /** By the owner's mark: what was added, and may not be lost unless it was said so. */
  const added = new Map<string, Map<string, Word>>()
  const clearing = new Set<Tab>()
  let count = 0
  let signedIn: string | undefined = 'alice'

  const wordsOf = (owner: string) => {
    const words = added.get(owner) ?? new Map<string, Word>()
    added.set(owner, words)
    return words
  }

  async function open(isOlder: boolean) {
    if (signedIn === undefined) return
    const tab = await world.open(isOlder)
    tab.openPrivateStores(signedIn)
    tabs.push(tab)
    // Until it has what it loads late, which a later tab would replace.
    for (let turn = 0; turn < 5; turn += 1) await world.settle()
  }

  /** All tabs of a browser follow the session of one. */
  function follow(next: string | undefined) {
    signedIn = next
    for (const tab of tabs) {
      if (next === undefined) tab.erasePrivateStores()
      else tab.openPrivateStores(next)
    }
  }

  function take(one: Step) {
    const tab = 'tab' in one ? tabs[one.tab % Math.max(1, tabs.length)] : undefined
    if (one.do === 'answer') world.answer(one.which, one.isRefused)
    else if (one.do === 'full') world.fill(one.isFull)
    else if (tab === undefined) return
    else if (one.do === 'sign-in') follow(one.account)
    else if (one.do === 'sign-out') follow(undefined)
    else change(tab, one)
  }

  function change(tab: Tab, one: Step) {
    const owner = markOf(tab)
    if (one.do === 'close') close(tab)
    else if (owner === undefined) return
    else if (one.do === 'add') {
      const id = `${signedIn} ${++count}`
      const word: Word = tab.isOlder ? { id } : { id, colour: 'red' }
      // A clearing that is on its way takes what reaches the disk before it.
      const isCleared = [...clearing].some((other) => other !== tab)
      if (!isCleared) wordsOf(owner).set(id, word)
      tab.words.set((words) => [...words, word])
    } else if (one.do === 'remove') {
      const word = tab.words.get()[one.which]
      if (word) wordsOf(owner).delete(word.id)
      tab.words.set((words) => words.filter(({ id }) => id !== word?.id))
    } else if (one.do === 'clear') {
      wordsOf(owner).clear()
      clearing.add(tab)
      tab.words.replace([])
    }
  }

  /** What it had told as not kept may be lost with it. */
  function close(tab: Tab) {
    const owner = markOf(tab)
    tabs.splice(tabs.indexOf(tab), 1)
    if (owner === undefined || tab.words.keeping.get() === 'kept') return
    for (const { id } of tab.words.get()) {
      if (!world.onDisk().includes(`"${id}"`)) wordsOf(owner).delete(id)
    }
    // It lives on where a browser would have ended it, but can do no more.
    tab.erasePrivateStores = () => undefined
  }

  function look() {
    for (const tab of tabs) {
      if (tab.words.keeping.get() === 'kept') clearing.delete(tab)
      const owner = markOf(tab)
      const own = tab.words.get().map(({ id }) => id)
      const foreign = own.filter((id) => !id.startsWith(owner?.split(' ')[0] ?? 'nobody'))
      expect(foreign, 'words of another account').toEqual([])
      if (owner === undefined || owner !== world.owner()) continue
      if (tab.words.keeping.get() !== 'kept') continue
      const disk = world.onDisk()
      const unkept = own.filter((id) => wordsOf(owner).has(id) && !disk.includes(`"${id}"`))
      expect(unkept, 'told as kept').toEqual([])
    }
  }

  async function takeAll(all: readonly Step[]) {
    for (const one of all) {
      if (one.do === 'open') await open(one.isOlder)
      else if (one.do === 'wait') await vi.advanceTimersByTimeAsync(5_000)
      else take(one)
      await world.settle()
      look()
    }
  }

  async function comeToRest() {
    world.fill(false)
    for (let round = 0; round < 200; round += 1) {
      while (world.isWaiting()) {
        world.answer(0, false)
        await world.settle()
      }
      if (round < 4) await vi.advanceTimersByTimeAsync(61_000)
      await world.settle()
      if (round >= 4 && !world.isWaiting()) return
    }
    throw new Error('never comes to rest')
  }

  await open(false)
  await takeAll(steps)
  await comeToRest()
  look()
  await open(false)
  await comeToRest()
  const owner = world.owner()
  if (owner === undefined) {
    expect(world.onDisk()).toBe('')
    return
  }
  const found = new Map(
    tabs
      .at(-1)
      ?.words.get()
      .map((word) => [word.id, word]),
  )
  for (const [id, word] of wordsOf(owner)) expect(found.get(id), id).toEqual(word)
  const others = ['alice', 'bob'].filter((name) => !owner.startsWith(name))
  for (const name of others) expect(world.onDisk()).not.toContain(`"${name} `)
}

test('G11: a disk that refuses to be erased at a sign-out is asked again', async () => {
  const answer: Step = { do: 'answer', which: 0, isRefused: false }
  await play([
    answer,
    { do: 'add', tab: 0 },
    answer,
    answer,
    answer,
    answer,
    { do: 'remove', tab: 0, which: 0 },
    { do: 'sign-out', tab: 0 },
    { do: 'add', tab: 0 },
    { do: 'answer', which: 1, isRefused: true },
  ])
})

test('nothing that was added is lost in any world of storage', { timeout: 3_600_000 }, () =>
  fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 60 }), play), runs),
)
