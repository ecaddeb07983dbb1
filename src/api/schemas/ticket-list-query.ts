import * as z from 'zod/mini'
import { textParameter } from './list-query.ts'

/** What the address may say of the tickets that are listed; filtered in the browser. */
export const TicketListQuery = z.object({
  view: z.catch(z.optional(z.literal('waiting')), undefined),
  q: textParameter,
})
export type TicketListQuery = z.infer<typeof TicketListQuery>
