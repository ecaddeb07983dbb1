import * as z from 'zod/mini'
import { t } from '#base/language/words.ts'
import { numberSigns } from './money-format.ts'

/**
 * A number as people of any language write it: a single comma or point is the decimal sign, and
 * groups of thousands are taken only where they can be nothing else, as in 1.234,50. NaN for others.
 */
export function readNumber(text: string): number | undefined {
  const plain = withLatinDigits(text)
  if (plain === '') return undefined
  const digits = withoutGroups(plain).replace(',', '.')
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN
}

/** The digits of Arabic and Persian keyboards, and what no language takes for a decimal sign. */
const withLatinDigits = (text: string) =>
  text
    .replaceAll(/[\s'’٬]/g, '')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace('−', '-')
    .replace('٫', '.')

/** Of 1.234,50 and 1,234,567; 1,234 alone could be either. */
function withoutGroups(plain: string): string {
  const found = /^([-+]?\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/.exec(plain)
  const [, whole = '', group = '', decimals] = found ?? []
  const groups = whole.split(group)
  return found && (decimals !== undefined || groups.length > 2)
    ? `${groups.join('')}.${decimals ?? ''}`
    : plain
}

/** As its reader types it; nothing without a number. */
export const typedNumber = (number: number | undefined) =>
  String(number ?? '').replace('.', numberSigns().decimal)

/** Whether it is written otherwise than in the reader's form, so that it is worth saying as what it was read. */
export const hasOtherSigns = (text: string) =>
  /[.,٫٬]/.test(text.replace(numberSigns().decimal, ''))

/**
 * Whether a reader would take it for thousands, where `readNumber` takes a decimal sign: 1.234 for a
 * German, 1,234 for an English reader.
 */
export function isTwoNumbers(text: string): boolean {
  const [, sign] = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(withLatinDigits(text)) ?? []
  return sign !== undefined && sign === numberSigns().group
}

export function readWholeNumber(text: string): number | undefined {
  return SEPARATOR.test(text) ? Number.NaN : readNumber(text)
}

const SEPARATOR = /[.,٫٬]/

export const numberText = <Output>(number: z.ZodMiniType<Output>) =>
  z.pipe(
    z.pipe(z.string(), z.transform(readNumber)),
    number as z.ZodMiniType<Output, number | undefined>,
  )

/** Refuses what could be a thousand times more or less than meant. */
export const priceText = <Output>(number: z.ZodMiniType<Output>) =>
  z.pipe(
    z.string().check(
      z.refine((text) => !isTwoNumbers(text), {
        error: ({ input }) => {
          const parts = String(input).trim().split(/[.,]/)
          const [thousands, decimal] = [parts.join(''), parts.join(numberSigns().decimal)]
          return t`Write ${thousands} or ${decimal}: this could be either`
        },
      }),
    ),
    numberText(number),
  )

export const wholeNumberText = <Output>(number: z.ZodMiniType<Output>) =>
  z.pipe(
    z.string().check(z.refine((text) => !SEPARATOR.test(text), t`Enter a whole number, like 1500`)),
    numberText(number),
  )
