import * as z from 'zod/mini'

/**
 * A text of so many UTF-16 units, as `.length`, a form's counter and most services count them.
 * zod's own checks count code points: an emoji is one there, and two here.
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
