import * as z from 'zod/mini'
import { parseMoment } from '#base/time/moment.ts'
import { t } from '#base/language/words.ts'
import { LARGEST_DECIMAL, LARGEST_INTEGER, LONGEST_TEXT } from './address.ts'
import { numberText, wholeNumberText } from '#base/numbers/number-text.ts'

export const TypedText = z.string().check(z.trim(), z.maxLength(LONGEST_TEXT))

export const TypedInteger = wholeNumberText(
  z.optional(z.number().check(z.gte(-LARGEST_INTEGER), z.lte(LARGEST_INTEGER))),
)

export const TypedDecimal = numberText(
  z.optional(z.number().check(z.gte(-LARGEST_DECIMAL), z.lte(LARGEST_DECIMAL))),
)

const FIRST_DAY = '1970-01-01'
const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d$/

export const TypedBound = z.string().check(
  z.trim(),
  z.refine(
    (text) => {
      const [day = '', time, ...others] = text.split(' ')
      const isDay = parseMoment(day)?.kind === 'day' && day >= FIRST_DAY
      const isTime = time === undefined || TIME.test(time)
      return text === '' || (isDay && isTime && others.length === 0)
    },
    t`Write it like 2026-11-21 or 2026-11-21 14:30`,
  ),
)
