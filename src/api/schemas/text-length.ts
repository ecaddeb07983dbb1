/* oxlint-disable no-underscore-dangle -- zod keeps a schema’s own description under this name */
import * as z from 'zod/mini'

/**
 * Counts UTF-16 units, like `.length`, form counters and most services; zod’s own checks count code
 * points, where an emoji is one instead of two.
 */
export function textLength(minimum: number, maximum: number) {
  const check = z.check<string>(({ value: input, issues }) => {
    if (input.length < minimum) {
      issues.push({ code: 'too_small', origin: 'string', minimum, inclusive: true, input })
    }
    if (input.length > maximum) {
      issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input })
    }
  })
  check._zod.onattach.push(({ _zod }) => Object.assign(_zod.bag, { minimum, maximum }))
  return check
}
