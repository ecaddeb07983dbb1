import { expect, it } from 'vitest'
import { QUIET_AFTER } from '#api/quiet-after.ts'
import { WRITE_LIMIT } from '#api/write.ts'
import { defaultLimits } from '../../../../host/limits.ts'
import { UNNOTICED } from '../../../../host/pauses.ts'
import { LEAVES_WITHIN } from '../../../../host/write-promise.ts'
import { DELIVERY_LIMIT } from './schedule.ts'

/** Milliseconds after which no host sends a write, or still waits for the platform's answer to it. */
const promised = UNNOTICED + defaultLimits.write

it.each([
  ['a page that never got an answer', WRITE_LIMIT],
  ['a page that was loaded again', DELIVERY_LIMIT],
  ['a page whose connection broke at once, behind a proxy that hides it', 0],
])('%s says “You can try again” only after all that its host allows a write', (_, waited) => {
  expect(waited + QUIET_AFTER).toBeGreaterThanOrEqual(promised)
  expect(LEAVES_WITHIN).toBeLessThan(defaultLimits.write)
})
