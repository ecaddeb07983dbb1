import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  creationScene,
  deletionScene,
  refundScene,
  replyScene,
  type Scene,
  saveScene,
} from './world-kinds.testing.ts'
import { beginBrowser } from './world-lives.testing.ts'
import type { Fate } from './world-service.testing.ts'
import { createWorld } from './world-tabs.testing.ts'

vi.mock('#model/memory/tickets.ts', () => ({
  rememberTickets: () => {},
  rememberOwnName: () => {},
  ticketIndex: () => ({ get: () => ({ ownNames: ['Shop'] }) }),
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  beginBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const healthy: Fate = { appliesAfter: 1, repliesAfter: 10, reply: 'record' }
const lost: Fate = { repliesAfter: 10, reply: 'lost' }

function begin<Target, Reading, Answer, Effect, Change>(
  scene: Scene<Target, Reading, Answer, Effect, Change>,
  lag = 0,
) {
  const world = createWorld(scene)
  world.service.setLags([lag])
  const tab = world.openTab()
  const state = () => tab.write.state()
  async function confirm(fate: Fate) {
    tab.write.again()
    world.setFate(fate)
    tab.confirm()
    await pass(100)
  }
  return { world, tab, state, confirm }
}

describe('readings that lag ten seconds behind', () => {
  it('a reply of the same words that never arrived is not said to be sent', async () => {
    const { state, confirm } = begin(replyScene('as-sent', 'Shop'), 10_000)
    await pass(20_000)
    await confirm(healthy)
    expect(state().phase).toBe('done')
    await confirm(lost)
    await pass(120_000)
    expect(state().phase).toBe('not-recorded')
  })

  it('an equal variant that never arrived is not said to be created', async () => {
    const { state, confirm } = begin(creationScene('as-sent'), 10_000)
    await pass(20_000)
    await confirm(healthy)
    await confirm(lost)
    await pass(120_000)
    expect(state().phase).toBe('not-recorded')
  })

  it('a reply is said to be shown only when a reading shows it, and the screen keeps it', async () => {
    const { tab, state, confirm } = begin(replyScene('as-sent', 'Shop'), 10_000)
    await pass(20_000)
    await confirm(healthy)
    expect(state()).toMatchObject({ phase: 'done', evidence: 'answer' })
    expect(tab.look().entries).toHaveLength(3)
    await pass(15_000)
    expect(state()).toMatchObject({ phase: 'done', evidence: 'record' })
  })

  it('a refusal that says «already» waits for the refund of somebody else', async () => {
    const { world, state, confirm } = begin(refundScene(), 10_000)
    await pass(20_000)
    world.service.change(refundScene().meddle(world.service.latest(), 0))
    await confirm({ repliesAfter: 10, reply: 'already' })
    expect(state().phase).toBe('checking')
    await pass(15_000)
    expect(state()).toMatchObject({ phase: 'done', evidence: 'despite-refusal' })
  })

  it('a second save keeps what the first one set', async () => {
    const { world, tab, confirm } = begin(saveScene('as-sent'), 10_000)
    await pass(20_000)
    await confirm(healthy)
    const name = world.service.latest()?.name
    expect(name).not.toBe('Halden')
    expect(tab.look()).toMatchObject({ name, description: 'Tools' })
  })

  it('a deleted variant does not come back to the screen', async () => {
    const { tab, confirm } = begin(deletionScene(), 10_000)
    await pass(20_000)
    await confirm(healthy)
    expect(tab.look().variants.map(({ id }) => id)).toEqual(['v-1'])
  })
})

it('a second save waits for the reading that follows the first, and is sent', async () => {
  const { world, state, confirm } = begin(saveScene('as-sent'))
  await confirm(healthy)
  await confirm(healthy)
  expect(state()).toMatchObject({ phase: 'done', evidence: 'record' })
  expect(world.service.deliveries).toHaveLength(2)
})

it('a lost save is not recorded once all of it is as it was before', async () => {
  const { state, confirm } = begin(saveScene('as-sent'))
  await confirm(lost)
  await pass(70_000)
  expect(state().phase).toBe('not-recorded')
})

it.each(['escaped', 'upper'] as const)('a reply stored %s is recognised', async (spelling) => {
  for (const fate of [healthy, { ...healthy, reply: 'lost' } as const]) {
    beginBrowser()
    const { state, confirm } = begin(replyScene(spelling, 'Shop'))
    await confirm(fate)
    await pass(3000)
    expect(state().phase).toBe('done')
  }
})

it('a variant stored with another cost is asked about when its answer is lost', async () => {
  const { tab, state, confirm } = begin(creationScene('rounded'))
  await confirm({ ...healthy, reply: 'lost' })
  await pass(10_500)
  expect(state()).toMatchObject({ phase: 'likely', candidate: [{ cost: 20 }] })
  tab.write.claim()
  expect(state()).toMatchObject({ phase: 'done', evidence: 'claimed' })
})

it('the customer’s own words are not taken for the reply', async () => {
  const scene = replyScene('as-sent', 'Shop')
  const { world, state, confirm } = begin(scene)
  await confirm(lost)
  world.service.change(scene.meddle(world.service.latest(), 0))
  await pass(70_000)
  expect(state().phase).toBe('not-recorded')
})

it('a gateway that says 404 in a deployment proves no deletion', async () => {
  const { world, state, confirm } = begin(deletionScene())
  await confirm(lost)
  world.service.setOutage('gateway-404')
  await pass(200_000)
  expect(state()).toMatchObject({ phase: 'checking', isQuiet: true })
})

it('a clock that is set forward an hour brings no verdict nearer', async () => {
  const { state, confirm } = begin(creationScene('as-sent'), 10_000)
  await pass(20_000)
  await confirm({ ...healthy, reply: 'lost' })
  vi.setSystemTime(Date.now() + 3_600_000)
  await pass(5500)
  expect(state().phase).toBe('checking')
  await pass(15_000)
  expect(state().phase).toBe('done')
})

it('what is applied after it was given up is noticed by the next reading of any page', async () => {
  const { world, tab, state, confirm } = begin(refundScene())
  await confirm({ appliesAfter: 70_000, repliesAfter: 10, reply: 'lost' })
  await pass(65_000)
  expect(state().phase).toBe('not-recorded')
  tab.write.review()
  await pass(10_000)
  const next = world.openTab()
  next.look()
  expect(next.write.state()).toMatchObject({ phase: 'done', evidence: 'late' })
})

it('a tab that was open takes up what a closed one left open, and sends nothing beside it', async () => {
  const { world, tab, confirm } = begin(replyScene('as-sent', 'Shop'))
  const other = world.openTab()
  await confirm({ appliesAfter: 20_000, repliesAfter: 30_000, reply: 'record' })
  tab.close()
  other.confirm()
  await pass(100)
  expect(other.write.state()).toMatchObject({ phase: 'checking', isEarlier: true })
  await pass(60_000)
  expect(other.write.state()).toMatchObject({ phase: 'done', isEarlier: true })
  expect(world.service.deliveries).toHaveLength(1)
})
