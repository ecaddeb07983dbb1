import { describe, expect, it, vi } from 'vitest'
import {
  creationScene,
  deletionScene,
  refundScene,
  replyScene,
  saveScene,
} from './world-kinds.testing.ts'
import { beginBrowser, simulateBrowser } from './world-lives.testing.ts'
import { begin, healthy, lost, pass } from './world-story.testing.ts'

simulateBrowser()

describe('reads that lag ten seconds behind', () => {
  it('a lost reply with the same text as the last is not reported as sent', async () => {
    const { state, confirm } = begin(replyScene('as-sent', 'Shop'), 10_000)
    await pass(20_000)
    await confirm(healthy)
    expect(state().phase).toBe('done')
    await confirm(lost)
    await pass(120_000)
    expect(state().phase).toBe('not-recorded')
  })

  it('a lost variant equal to the last is not reported as created', async () => {
    const { state, confirm } = begin(creationScene('as-sent'), 10_000)
    await pass(20_000)
    await confirm(healthy)
    await confirm(lost)
    await pass(120_000)
    expect(state().phase).toBe('not-recorded')
  })

  it('a reply is reported as shown only if a read shows it, and the screen keeps it', async () => {
    const { tab, state, confirm } = begin(replyScene('as-sent', 'Shop'), 10_000)
    await pass(20_000)
    await confirm(healthy)
    expect(state()).toMatchObject({ phase: 'done', evidence: 'answer' })
    expect(tab.look().entries).toHaveLength(3)
    await pass(15_000)
    expect(state()).toMatchObject({ phase: 'done', evidence: 'record' })
  })

  it('an “already done” refusal waits for somebody else’s refund to appear', async () => {
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

  it('a lost save that returns to an earlier name is not reported as saved', async () => {
    const { world, tab, state, confirm } = begin(saveScene('as-sent'))
    await confirm({ ...lost, appliesAfter: 1 })
    expect(state()).toMatchObject({ phase: 'done', evidence: 'record' })
    await confirm(healthy)
    expect(world.service.latest()?.name).toBe('Shop & 2')
    // The third save returns to the first name, and all reads after it are ten seconds old.
    tab.write.again()
    world.setFate(lost)
    tab.confirm()
    await pass(25)
    world.service.setLags([10_000])
    await pass(120_000)
    expect(state().phase).toBe('not-recorded')
  })

  it('a deleted variant does not come back to the screen', async () => {
    const { tab, confirm } = begin(deletionScene(), 10_000)
    await pass(20_000)
    await confirm(healthy)
    expect(tab.look().variants.map(({ id }) => id)).toEqual(['v-1'])
  })
})

it('a second save waits for the read after the first, and is sent', async () => {
  const { world, state, confirm } = begin(saveScene('as-sent'))
  await confirm(healthy)
  await confirm(healthy)
  expect(state()).toMatchObject({ phase: 'done', evidence: 'record' })
  expect(world.service.deliveries).toHaveLength(2)
})

it('a lost save ends as not recorded if nothing has changed', async () => {
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

it('asks about a variant stored with another cost if its answer is lost', async () => {
  const { tab, state, confirm } = begin(creationScene('rounded'))
  await confirm({ ...healthy, reply: 'lost' })
  await pass(10_500)
  expect(state()).toMatchObject({ phase: 'likely', candidate: [{ cost: 20 }] })
  tab.write.claim()
  expect(state()).toMatchObject({ phase: 'done', evidence: 'claimed' })
})

it('the customer’s own text does not pass for the reply', async () => {
  const scene = replyScene('as-sent', 'Shop')
  const { world, state, confirm } = begin(scene)
  await confirm(lost)
  world.service.change(scene.meddle(world.service.latest(), 0))
  await pass(70_000)
  expect(state().phase).toBe('not-recorded')
})

it('a gateway’s 404 during a deployment does not prove a deletion', async () => {
  const { world, state, confirm } = begin(deletionScene())
  await confirm(lost)
  world.service.setOutage('gateway-404')
  await pass(200_000)
  expect(state()).toMatchObject({ phase: 'checking', isQuiet: true })
})

it('setting the clock forward an hour does not hasten the outcome', async () => {
  const { state, confirm } = begin(creationScene('as-sent'), 10_000)
  await pass(20_000)
  await confirm({ ...healthy, reply: 'lost' })
  vi.setSystemTime(Date.now() + 3_600_000)
  await pass(5500)
  expect(state().phase).toBe('checking')
  await pass(15_000)
  expect(state().phase).toBe('done')
})

it('an effect after giving up is noticed by the next read of any page', async () => {
  const { world, tab, state, confirm } = begin(refundScene())
  await confirm({ appliesAfter: 70_000, repliesAfter: 10, reply: 'lost' })
  await pass(65_000)
  expect(state().phase).toBe('not-recorded')
  tab.write.review()
  await pass(10_000)
  const next = world.openTab()
  next.look()
  await pass(10)
  expect(next.write.state()).toMatchObject({ phase: 'done', evidence: 'late' })
})

it('an earlier reply that appears late does not delete what was typed since', async () => {
  const { world, tab, state, confirm } = begin(replyScene('as-sent', 'Shop'))
  tab.type(0)
  await confirm({ appliesAfter: 70_000, repliesAfter: 10, reply: 'lost' })
  await pass(65_000)
  tab.write.review()
  tab.type(1)
  await confirm({ repliesAfter: 10, reply: 'refused' })
  expect(state().phase).toBe('rejected')
  await pass(10_000)
  tab.look()
  await pass(10)
  expect(state()).toMatchObject({ phase: 'done', evidence: 'late' })
  expect(world.hasLostText()).toBe(false)
  expect(world.wrongs).toEqual([])
})

it('an open tab resumes a closed tab’s write and sends nothing besides', async () => {
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

it('a text typed again in another tab while it was sent is deleted as sent', async () => {
  const { world, tab, confirm } = begin(replyScene('as-sent', 'Shop'))
  const other = world.openTab()
  tab.type(0)
  const confirmed = confirm(healthy)
  tab.type(1)
  other.type(0)
  await confirmed
  expect(world.hasLostText()).toBe(false)
  expect(world.wrongs).toEqual([])
})
