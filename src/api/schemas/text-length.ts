import * as z from 'zod/mini'

/**
 * Counts UTF-16 units, like `.length`, form counters and most services; zod’s own checks count code
 * points, where an emoji is one instead of two.
 */
export const textLength = (minimum: number, maximum: number) =>
  z.check<string>(({ value: input, issues }) => {
    if (input.length < minimum) {
      issues.push({ code: 'too_small', origin: 'string', minimum, inclusive: true, input })
    }
    if (input.length > maximum) {
      issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input })
    }
  })
