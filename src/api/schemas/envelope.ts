import * as z from 'zod/mini'

const words = z.catch(z.nullish(z.string()), undefined)

/** The generic envelope (specification, "Generic envelope"). Only `success` is required. */
export const Envelope = z.object({
  success: z.boolean(),
  message: words,
  code: words,
  data: z.optional(z.unknown()),
})
