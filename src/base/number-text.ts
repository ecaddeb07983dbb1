import * as z from 'zod/mini'

/**
 * What a typed number means: a comma or a point is the decimal sign, blanks do not count.
 * Undefined when there is nothing, NaN when it is no number; thousands separators are none.
 */
export function readNumber(text: string): number | undefined {
  const digits = text.replaceAll(/\s/g, '').replace('−', '-').replace(',', '.')
  if (digits === '') return undefined
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN
}

/** The same for a whole number, in which a comma or a point could only separate thousands: NaN. */
export function readWholeNumber(text: string): number | undefined {
  return SEPARATOR.test(text) ? Number.NaN : readNumber(text)
}

const SEPARATOR = /[.,]/

/** A form's text that has to be read as a number of this schema. */
export const numberText = <Output>(number: z.ZodMiniType<Output>) =>
  z.pipe(
    z.pipe(z.string(), z.transform(readNumber)),
    number as z.ZodMiniType<Output, number | undefined>,
  )

/** A form's text that has to be read as a whole number of this schema. */
export const wholeNumberText = <Output>(number: z.ZodMiniType<Output>) =>
  z.pipe(
    z
      .string()
      .check(
        z.refine((text) => !SEPARATOR.test(text), 'A whole number is needed, without separators'),
      ),
    numberText(number),
  )
