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

/** A form's text that has to be read as a number of this schema. */
export const numberText = <Output>(number: z.ZodMiniType<Output>) =>
  z.pipe(
    z.pipe(z.string(), z.transform(readNumber)),
    number as z.ZodMiniType<Output, number | undefined>,
  )
