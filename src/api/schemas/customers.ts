import * as z from 'zod/mini'
import { date, flag, list, map, number, one, record, text } from './fields.ts'
import { Ticket } from './tickets.ts'

const customerFields = {
  ...record,
  emailAddress: text,
  status: text,
  totalSpend: number,
  averageSpend: number,
  totalOrders: number,
  isBlocked: flag,
}

export const Customer = z.object({
  ...customerFields,
  ipAddress: text,
  balance: number,
  externalIntegrations: map,
  tickets: list(Ticket),
  affiliate: one(
    z.object({
      ...record,
      isEnabled: flag,
      link: text,
      balance: number,
      returnPercentage: number,
      percentageOff: number,
    }),
  ),
  blockedNote: text,
  blockedAt: date,
})
export type Customer = z.infer<typeof Customer>

export const CustomerSearchItem = z.object({ ...customerFields, isAffiliate: flag })
export type CustomerSearchItem = z.infer<typeof CustomerSearchItem>
