import * as fc from 'fast-check'
import { test } from 'vitest'
import {
  creationScene,
  deletionScene,
  refundScene,
  replyScene,
  saveScene,
} from './world-kinds.testing.ts'
import type { Spelling } from './world-scene.testing.ts'
import { life, playLife, simulateBrowser } from './world-lives.testing.ts'

simulateBrowser()

/** Worlds per kind: 20,000 at night (100,000 in all), otherwise 50. */
const isNight = Boolean(process.env['NIGHTLY'])
const numRuns = Number(process.env['WORLDS'] ?? (isNight ? 20_000 : 50))
/** By day every run has the same worlds, so that no colleague's run fails by chance. */
const runs = isNight ? { numRuns } : { numRuns, seed: 20_261_122 }
const timeout = 3_600_000
const spelling = fc.constantFrom<Spelling>('as-sent', 'escaped', 'upper', 'rounded')

test('a refund never contradicts the service in any simulated world', { timeout }, () =>
  fc.assert(
    fc.asyncProperty(life, (steps) => playLife(refundScene(), steps)),
    runs,
  ),
)

test('a new variant never contradicts the service in any simulated world', { timeout }, () =>
  fc.assert(
    fc.asyncProperty(spelling, life, (spelt, steps) => playLife(creationScene(spelt), steps)),
    runs,
  ),
)

test('a deletion never contradicts the service in any simulated world', { timeout }, () =>
  fc.assert(
    fc.asyncProperty(life, (steps) => playLife(deletionScene(), steps)),
    runs,
  ),
)

test('a reply never contradicts the service in any simulated world', { timeout }, () =>
  fc.assert(
    fc.asyncProperty(spelling, life, (spelt, steps) => playLife(replyScene(spelt, 'Shop'), steps)),
    runs,
  ),
)

test('a save never contradicts the service in any simulated world', { timeout }, () =>
  fc.assert(
    fc.asyncProperty(spelling, life, (spelt, steps) => playLife(saveScene(spelt), steps)),
    runs,
  ),
)
