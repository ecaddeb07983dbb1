import * as z from 'zod/mini'

const words = z.catch(z.nullish(z.string()), undefined)

/** Specification, "Generic envelope": only `success` is required. */
export const Envelope = z.object({
  success: z.boolean(),
  message: words,
  code: words,
  data: z.optional(z.unknown()),
})
