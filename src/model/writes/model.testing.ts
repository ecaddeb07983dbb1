import * as fc from 'fast-check'
import { expect, vi } from 'vitest'
import { isOpen, isSettled, type WriteState } from './machine.ts'
import {
  createSimulation,
  type Fate,
  resumeAll,
  type SimulatedWrite,
} from './simulation.testing.ts'

/** One kind of write over a record of its own, and what is true of that record. */
export type ModelWorld<Target, Reading, Answer, Effect, Change> = {
  write: SimulatedWrite<Target, Reading, Answer, Effect, Change>
  /** Somebody else does the same, or something else, to the record. */
  meddle: () => void
  /** The record is as this try would make it, whoever did that; absent when each is told apart. */
  isSo?: (operationId: string) => boolean
}

const after = fc.option(fc.integer({ min: 1, max: 50_000 }), { nil: undefined })
const fate: fc.Arbitrary<Fate> = fc.oneof(
  fc.record({
    appliesAfter: after,
    answersAfter: fc.constantFrom(5, 1000, 59_000, 61_000, 200_000),
    answer: fc.constantFrom('applied', 'applied-without-record', 'unknown'),
  }),
  // What a browser repeats by itself is applied twice, and its answer is lost or is the second.
  fc.record({
    appliesAfter: fc.integer({ min: 1, max: 500 }),
    resentAfter: fc.integer({ min: 501, max: 900 }),
    answersAfter: fc.constantFrom(1000, 59_000, 61_000),
    answer: fc.constantFrom('applied', 'rejected', 'unknown'),
  }),
  // A delivery repeated on the way may have been applied before it was refused, never after.
  fc.record({
    appliesAfter: fc.constantFrom(1, undefined),
    answersAfter: fc.constantFrom(5, 1000, 61_000, 200_000),
    answer: fc.constantFrom('rejected', 'signed-out'),
  }),
)

const tab = fc.nat(1)
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('confirm'), tab, fate }) },
  fc.record({ does: fc.constant('double-click'), tab, fate }),
  fc.record({ does: fc.constantFrom('crash', 'reload'), tab }),
  fc.record({ does: fc.constantFrom('review', 'again'), tab }),
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait'), time: fc.nat(140_000) }) },
  fc.record({ does: fc.constant('wait'), time: fc.nat(40) }),
  fc.record({ does: fc.constantFrom('block-reads', 'allow-reads', 'meddle') }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Two tabs over one service; whatever contradicts the truth is written down. */
function createRun<Target, Reading, Answer, Effect, Change>({
  write,
  meddle,
  isSo,
}: ModelWorld<Target, Reading, Answer, Effect, Change>) {
  const world = createSimulation(write)
  const wrongs: string[] = []
  let confirmations = 0
  /** How many deliveries the service had applied when a try was sent. */
  const appliedBefore = new Map<string, number>()
  // A tab may still be checking what the merchant has dismissed in another one.
  let isDismissed = false
  const tabs = [openTab(), openTab()]

  function openTab() {
    const opened = world.open()
    /** The try that this tab has sent, or has taken up. */
    let operation = [...world.journal.keys()][0]
    opened.process.subscribe(() => {
      const state = opened.process.state()
      if (state.phase === 'sending') {
        operation = [...world.journal.keys()].at(-1) ?? ''
        appliedBefore.set(operation, world.applied.length)
      }
      judge(state, operation)
    })
    resumeAll(opened.process, world.journal)
    return opened
  }

  function judge(state: WriteState<Effect>, operation = '') {
    const { phase } = state
    if (phase === 'sending') isDismissed = false
    const isApplied = world.applied.some((delivery) => delivery.startsWith(`${operation} `))
    const isTrue = isSo ? isSo(operation) : isApplied
    // Of two tries that say the same, nothing tells which one is there.
    const isThere = world.applied.length > (appliedBefore.get(operation) ?? 0)
    if (phase === 'done' && !isTrue && !isThere) wrongs.push('said done, and it is not')
    if ((phase === 'rejected' || phase === 'not-recorded') && isTrue) {
      wrongs.push(`said ${phase}, and it is done`)
    }
    const isOnItsWay = [...world.pending].some((delivery) => delivery.startsWith(`${operation} `))
    if (phase === 'not-recorded' && isOnItsWay) wrongs.push('gave up a delivery on its way')
    if (isOpen(state) && world.journal.size === 0 && !isDismissed) {
      wrongs.push(`${phase} without a journal entry`)
    }
    if (world.deliveries.length > confirmations) wrongs.push('sent more often than confirmed')
  }

  function confirm(at: number, next: Fate) {
    if (tabs[at]?.process.state().phase === 'review') confirmations += 1
    world.setFate(next)
    void tabs[at]?.confirm()
  }

  function leave(at: number, does: 'review' | 'again') {
    const process = tabs[at]?.process
    if (process && isOpen(process.state())) isDismissed = true
    process?.[does]()
  }

  async function take(next: Step) {
    if ('time' in next) await vi.advanceTimersByTimeAsync(next.time)
    else if ('fate' in next) {
      confirm(next.tab, next.fate)
      if (next.does === 'double-click') confirm(next.tab, next.fate)
    } else if ('tab' in next) {
      if (next.does === 'review' || next.does === 'again') leave(next.tab, next.does)
      else {
        tabs[next.tab]?.crash()
        // A crash is noticed a while later; a reload begins at once.
        if (next.does === 'crash') await vi.advanceTimersByTimeAsync(3000)
        tabs[next.tab] = openTab()
      }
    } else if (next.does === 'meddle') meddle()
    else world.setReadable(next.does === 'allow-reads')
  }

  return { world, wrongs, tabs, take }
}

/** Plays so many random lives of a write, under fake timers, and expects no contradiction. */
export async function checkModel<Target, Reading, Answer, Effect, Change>(
  createWorld: () => ModelWorld<Target, Reading, Answer, Effect, Change>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
      const { world, wrongs, tabs, take } = createRun(createWorld())
      for (const next of steps) await take(next)
      world.setReadable(true)
      await vi.advanceTimersByTimeAsync(500_000)
      for (const { process } of tabs) {
        if (!isSettled(process.state())) wrongs.push(`still ${process.state().phase}`)
      }
      vi.clearAllTimers()
      expect(wrongs).toEqual([])
      expect(new Set(world.deliveries).size).toBe(world.deliveries.length)
    }),
    { numRuns: process.env['NIGHTLY'] ? 10_000 : 500 },
  )
}
