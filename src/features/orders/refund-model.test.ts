import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isOpen, type RefundState } from './refund-machine.ts'
import { createSimulation, resumeAll, type Fate } from './refund-simulation.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fate: fc.Arbitrary<Fate> = fc.oneof(
  fc.record({
    appliesAfter: fc.option(fc.integer({ min: 1, max: 50_000 }), { nil: undefined }),
    answersAfter: fc.constantFrom(5, 1000, 59_000, 61_000, 200_000),
    answer: fc.constantFrom('applied', 'applied-without-record', 'unknown'),
  }),
  // A delivery repeated on the way may have been applied before it was refused, never after.
  fc.record({
    appliesAfter: fc.constantFrom(1, undefined),
    answersAfter: fc.constantFrom(5, 1000, 61_000, 200_000),
    answer: fc.constant('rejected'),
  }),
)

const tab = fc.nat(1)
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('confirm'), tab, fate }) },
  fc.record({ does: fc.constant('double-click'), tab, fate }),
  fc.record({ does: fc.constant('crash'), tab }),
  fc.record({ does: fc.constant('review'), tab }),
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait'), time: fc.nat(140_000) }) },
  fc.record({ does: fc.constant('wait'), time: fc.nat(40) }),
  fc.record({ does: fc.constantFrom('block-reads', 'allow-reads', 'refund-elsewhere') }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Two tabs over one service; whatever contradicts the truth is written down. */
function createRun() {
  const world = createSimulation()
  const wrongs: string[] = []
  let confirmations = 0
  // A tab may still be checking what the merchant has dismissed in another one.
  let isDismissed = false
  const tabs = [openTab(), openTab()]

  function openTab() {
    const opened = world.open()
    opened.process.subscribe(() => judge(opened.process.state()))
    resumeAll(opened.process, world.journal)
    return opened
  }

  function judge(state: RefundState) {
    const { phase } = state
    if (phase === 'sending') isDismissed = false
    const isRefunded = world.isRefunded()
    if (phase === 'refunded' && !isRefunded) wrongs.push('said refunded, and it is not')
    if ((phase === 'rejected' || phase === 'not-recorded') && isRefunded) {
      wrongs.push(`said ${phase}, and it is refunded`)
    }
    if (isOpen(state) && world.journal.size === 0 && !isDismissed) {
      wrongs.push(`${phase} without a journal entry`)
    }
    if (world.deliveries.length > confirmations) wrongs.push('sent more often than confirmed')
  }

  function confirm(at: number, next: Fate) {
    const process = tabs[at]?.process
    if (process?.state().phase === 'review') confirmations += 1
    world.setFate(next)
    void process?.confirm(0, world.order())
  }

  function dismiss(at: number) {
    const process = tabs[at]?.process
    if (process && isOpen(process.state())) isDismissed = true
    process?.review()
  }

  async function take(next: Step) {
    if ('time' in next) await vi.advanceTimersByTimeAsync(next.time)
    else if ('fate' in next) {
      confirm(next.tab, next.fate)
      if (next.does === 'double-click') confirm(next.tab, next.fate)
    } else if ('tab' in next) {
      if (next.does === 'review') dismiss(next.tab)
      else {
        tabs[next.tab]?.crash()
        tabs[next.tab] = openTab()
      }
    } else if (next.does === 'refund-elsewhere') world.refundElsewhere()
    else world.setReadable(next.does === 'allow-reads')
  }

  return { world, wrongs, tabs, take }
}

it('keeps its promises whatever happens', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
      const { world, wrongs, tabs, take } = createRun()
      for (const next of steps) await take(next)
      world.setReadable(true)
      await vi.advanceTimersByTimeAsync(500_000)
      for (const { process } of tabs) {
        if (['prechecking', 'sending', 'checking'].includes(process.state().phase)) {
          wrongs.push(`still ${process.state().phase}`)
        }
      }
      vi.clearAllTimers()
      expect(wrongs).toEqual([])
      expect(new Set(world.deliveries).size).toBe(world.deliveries.length)
    }),
    { numRuns: 500 },
  )
})
