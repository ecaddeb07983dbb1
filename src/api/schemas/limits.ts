/* oxlint-disable no-underscore-dangle -- zod keeps a schema’s own description under this name */
import type * as z from 'zod/mini'

export type Limits = { minimum?: number; maximum?: number }

/** The limits of a body's field, so that hints and counters repeat none of them. */
export function limitsOf(schema: z.core.$ZodType): Limits {
  const definition = schema._zod.def as { innerType?: z.core.$ZodType; checks?: unknown[] }
  if (definition.innerType) return limitsOf(definition.innerType)
  const { minimum, maximum } = schema._zod.bag
  const limits: Limits = {
    ...numberLimits(minimum, 'minimum'),
    ...numberLimits(maximum, 'maximum'),
  }
  for (const check of definition.checks ?? []) {
    const { def } = (check as z.core.$ZodCheck)._zod
    const { value } = def as { value?: unknown }
    if (def.check === 'greater_than') Object.assign(limits, numberLimits(value, 'minimum'))
    if (def.check === 'less_than') Object.assign(limits, numberLimits(value, 'maximum'))
  }
  return limits
}

const numberLimits = (value: unknown, name: keyof Limits) =>
  typeof value === 'number' && { [name]: value }
