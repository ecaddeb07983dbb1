import * as z from 'zod/mini'

/* What a saved reply does with its ticket, named alike in exports and in the team's file. */
export const restTimes = [
  'in-1-hour',
  'this-evening',
  'tomorrow',
  'monday',
  'in-3-days',
  'in-a-week',
] as const
export type RestTime = (typeof restTimes)[number]

export const TicketState = z.enum(['done', ...restTimes])
export type TicketState = z.infer<typeof TicketState>

export const MOST_TAGS = 5
/** A tag as own notes have it; the number sign may be missing. */
export const TicketTag = z.string().check(
  z.trim(),
  z.regex(/^#?[\p{L}\p{N}][\p{L}\p{N}_-]{0,29}$/u),
  z.toLowerCase(),
  z.overwrite((tag) => `#${tag.replace(/^#/, '')}`),
)
