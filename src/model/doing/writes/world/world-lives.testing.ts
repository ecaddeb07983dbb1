import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { stubLocalStorage } from '#base/storage/local-storage.testing.ts'
import { erasePrivateStores, openPrivateStores } from '#base/storage/private-owner.ts'
import { isSettled } from '#model/doing/writes/state.ts'
import type { Scene } from './world-scene.testing.ts'
import type { Fate } from './world-service.testing.ts'
import { createWorld } from './world-tabs.testing.ts'

const repliesAfter = fc.constantFrom(5, 1000, 59_000, 61_000, 200_000)
const yes = fc.constantFrom('record' as const, 'plain-yes' as const)
const silence = fc.constantFrom('lost' as const, 'gateway-page' as const)
const no = fc.constantFrom('refused' as const, 'already' as const, 'signed-out' as const)
const after = fc.option(fc.integer({ min: 1, max: 50_000 }), { nil: undefined })

const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ appliesAfter: after, repliesAfter, reply: yes }) },
  { weight: 3, arbitrary: fc.record({ appliesAfter: after, repliesAfter, reply: silence }) },
  // The connection repeats the request: applied twice, or refused the second time.
  fc.record({
    appliesAfter: fc.integer({ min: 1, max: 500 }),
    repeatedAfter: fc.integer({ min: 501, max: 900 }),
    repliesAfter: fc.constantFrom(1000, 59_000),
    reply: fc.constantFrom('record', 'refused', 'lost'),
  }),
  fc.record({ appliesAfter: fc.constantFrom(1, undefined), repliesAfter, reply: no }),
)

const tab = fc.nat(1)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('confirm'), tab, fate }) },
  fc.record({ does: fc.constantFrom('reload', 'close', 'review', 'again', 'look'), tab }),
  fc.record({ does: fc.constant('type'), tab, text: fc.nat(1) }),
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait'), time: fc.nat(140_000) }) },
  fc.record({ does: fc.constant('wait'), time: fc.nat(40) }),
  fc.record({ does: fc.constant('sleep'), time: fc.nat(3_600_000) }),
  fc.record({ does: fc.constant('set-clock'), time: fc.integer({ min: -1e8, max: 1e8 }) }),
  fc.record({
    does: fc.constant('lag'),
    lags: fc.array(fc.nat(30_000), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ does: fc.constant('meddle'), how: fc.nat(3) }),
  fc.record({ does: fc.constantFrom('deploy', 'disconnect', 'recover', 'sign-out', 'sign-in') }),
)
export const life = fc.array(step, { maxLength: 14 })
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** Plays one life of a write and expects no contradiction. */
export async function playLife<Id extends string, Reading, Answer, Effect, Change>(
  scene: Scene<Id, Reading, Answer, Effect, Change>,
  steps: Step[],
) {
  beginBrowser()
  const world = createWorld(scene)
  const { service } = world
  const tabs = [world.openTab(), world.openTab()]

  async function take(next: Step) {
    if ('fate' in next) {
      world.setFate(next.fate)
      tabs[next.tab]?.confirm()
      // A double click.
      tabs[next.tab]?.confirm()
    } else if ('text' in next) tabs[next.tab]?.type(next.text)
    else if ('tab' in next) await touch(next)
    else if ('lags' in next) service.setLags(next.lags)
    else if ('how' in next) service.change(scene.meddle(service.latest(), next.how))
    else if ('time' in next) await letTimePass(next)
    else happen(next.does)
  }

  async function touch({ does, tab: at }: Extract<Step, { tab: number }>) {
    const current = tabs[at]
    if (!current) return
    if (does === 'look') current.look()
    else if (does === 'review') current.write.review()
    else if (does === 'again') current.write.again()
    else {
      current.close()
      // A closed tab is reopened later; a reload happens at once.
      if (does === 'close') await pass(20_000)
      tabs[at] = world.openTab()
    }
  }

  async function letTimePass({ does, time }: Extract<Step, { time: number }>) {
    if (does === 'wait') await pass(time)
    else if (does === 'set-clock') vi.setSystemTime(Date.now() + time)
    else {
      const wakers: (() => void)[] = []
      world.sleep(new Promise((resolve) => wakers.push(resolve)))
      await pass(time % 40_000)
      vi.setSystemTime(Date.now() + time + 6000)
      world.sleep(undefined, time)
      for (const wake of wakers) wake()
    }
  }

  function signIn() {
    openPrivateStores('merchant')
    world.signIn(true)
  }

  function happen(does: string) {
    if (does === 'deploy') service.setOutage('gateway-404')
    if (does === 'disconnect') service.setOutage('no-connection')
    if (does === 'recover') service.setOutage('none')
    if (does === 'sign-in') signIn()
    if (does !== 'sign-out') return
    world.signIn(false)
    erasePrivateStores()
  }

  for (const next of steps) await take(next)
  happen('recover')
  happen('sign-in')
  await pass(500_000)
  for (const one of tabs) {
    const { write } = one
    one.look()
    if (!isSettled(write.state())) world.wrongs.push(`still ${write.state().phase}`)
    if (write.state().phase === 'likely') world.wrongs.push('still asked')
  }
  if (world.hasLostText()) world.wrongs.push('lost what was typed')
  if (world.hasLimbo(tabs.map(({ write }) => write.state()))) world.wrongs.push('forgotten')
  for (const one of tabs) one.close()
  vi.clearAllTimers()
  expect([...new Set(world.wrongs)]).toEqual([])
}

/** Each test of the file has a browser of its own, whose clock it moves. */
export function simulateBrowser() {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('indexedDB', noDatabase)
    beginBrowser()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/**
 * Stores try it again every two seconds of a simulated life: an error and its stack for each try, and
 * databases to erase in each, took half of the run.
 */
const refused = new Error('no database')
const noDatabase = {
  databases: () => Promise.resolve([]),
  open() {
    throw refused
  },
}

export function beginBrowser() {
  stubLocalStorage()
  erasePrivateStores()
  openPrivateStores('merchant')
}
