import * as z from 'zod/mini'
import { t } from '#base/language/words.ts'

/** Takes a comma or a point as the decimal sign; NaN for text with thousands separators. */
export function readNumber(text: string): number | undefined {
  const digits = text.replaceAll(/\s/g, '').replace('−', '-').replace(',', '.')
  if (digits === '') return undefined
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN
}

export function readWholeNumber(text: string): number | undefined {
  return SEPARATOR.test(text) ? Number.NaN : readNumber(text)
}

const SEPARATOR = /[.,]/

export const numberText = <Output>(number: z.ZodMiniType<Output>) =>
  z.pipe(
    z.pipe(z.string(), z.transform(readNumber)),
    number as z.ZodMiniType<Output, number | undefined>,
  )

export const wholeNumberText = <Output>(number: z.ZodMiniType<Output>) =>
  z.pipe(
    z.string().check(z.refine((text) => !SEPARATOR.test(text), t`Enter a whole number, like 1500`)),
    numberText(number),
  )
