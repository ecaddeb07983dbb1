import * as fc from 'fast-check'
import { afterEach, beforeEach, test, vi } from 'vitest'
import {
  creationScene,
  deletionScene,
  refundScene,
  replyScene,
  saveScene,
} from './world-kinds.testing.ts'
import type { Spelling } from './world-scene.testing.ts'
import { life, playLife } from './world-lives.testing.ts'

vi.mock('#model/memory/tickets.ts', () => ({ rememberTickets: () => {} }))
vi.mock('#model/memory/staff.ts', () => ({
  rememberOwnName: () => {},
  staffNames: () => ({ get: () => ({ proved: ['Shop'] }) }),
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Worlds per kind: 20,000 at night (100,000 in all), otherwise 200. */
const numRuns = Number(process.env['WORLDS'] ?? (process.env['NIGHTLY'] ? 20_000 : 200))
const timeout = 3_600_000
const spelling = fc.constantFrom<Spelling>('as-sent', 'escaped', 'upper', 'rounded')

test('a refund never contradicts the service in any simulated world', { timeout }, () =>
  fc.assert(
    fc.asyncProperty(life, (steps) => playLife(refundScene(), steps)),
    { numRuns },
  ),
)

test('a new variant never contradicts the service in any simulated world', { timeout }, () =>
  fc.assert(
    fc.asyncProperty(spelling, life, (spelt, steps) => playLife(creationScene(spelt), steps)),
    { numRuns },
  ),
)

test('a deletion never contradicts the service in any simulated world', { timeout }, () =>
  fc.assert(
    fc.asyncProperty(life, (steps) => playLife(deletionScene(), steps)),
    { numRuns },
  ),
)

test('a reply never contradicts the service in any simulated world', { timeout }, () =>
  fc.assert(
    fc.asyncProperty(spelling, life, (spelt, steps) => playLife(replyScene(spelt, 'Shop'), steps)),
    { numRuns },
  ),
)

test('a save never contradicts the service in any simulated world', { timeout }, () =>
  fc.assert(
    fc.asyncProperty(spelling, life, (spelt, steps) => playLife(saveScene(spelt), steps)),
    { numRuns },
  ),
)
