import * as z from 'zod/mini'
import { LARGEST_DECIMAL, LARGEST_INTEGER, LONGEST_TEXT } from './address.ts'
import { numberText, wholeNumberText } from './number-text.ts'

/* What may be typed into a filter: exactly what its address can hold. */

export const TypedText = z.string().check(z.trim(), z.maxLength(LONGEST_TEXT))

export const TypedInteger = wholeNumberText(
  z.optional(z.number().check(z.gte(-LARGEST_INTEGER), z.lte(LARGEST_INTEGER))),
)

export const TypedDecimal = numberText(
  z.optional(z.number().check(z.gte(-LARGEST_DECIMAL), z.lte(LARGEST_DECIMAL))),
)

const FIRST_DAY = '1970-01-01'

/** An ISO day; empty for an open end. */
export const TypedDay = z.string().check(
  z.trim(),
  z.refine(
    (text) => text === '' || (z.safeParse(z.iso.date(), text).success && text >= FIRST_DAY),
    'Write it like 2026-11-21',
  ),
)
