import { WEBHOOK_ID } from './names.ts'
import type { TrueOrder, TrueStore } from './records.ts'

/* What only the record of an order says. It follows from the id, so that lists stay as they are. */

export type TrueDetail = {
  order: TrueOrder & {
    gatewayFee?: number
    platformFee?: number | null
    customer?: { id: string; customerId: string; emailAddress: string }
    gatewayMetadata?: { id: string; transactionId: string }
    ipAddress?: string
  }
  logs: { id: string; webhookId: string }[]
  ipInfo?: { country: string }
  billingInformation?: { countryCode: string }
}

export function detailOf(order: TrueOrder, store: TrueStore): TrueDetail {
  const { id, customerEmail, dateCreated } = order
  const number = Number.parseInt(id.slice(0, 8), 16)
  const has = (one: number) => number % one === 0
  const email = customerEmail?.toLowerCase()
  const customer = store.customers.find((one) => one.emailAddress?.toLowerCase() === email)
  return {
    order: {
      ...order,
      ...(customer && {
        customer: { id, customerId: customer.id, emailAddress: customerEmail! },
      }),
      ...(has(2) && {
        gatewayFee: (number % 11 ? 1 : -1) * ((number % 300) / 100),
        gatewayMetadata: metadata(id),
      }),
      platformFee: has(3) ? 0.1 : null,
      ...(order.tax === undefined &&
        has(5) && { tax: { id, taxAmount: 1.9, taxRate: 19, taxName: 'VAT' } }),
      ...(order.refund === undefined &&
        has(7) && { refund: { id, amount: 2.5, dateCreated: dateCreated ?? '' } }),
      ...(has(4) && { ipAddress: `10.0.0.${number % 250}` }),
    },
    logs: [{ id, webhookId: WEBHOOK_ID }],
    ...(has(3) && { ipInfo: { country: 'DE' } }),
    ...(has(2) && { billingInformation: { countryCode: 'FR' } }),
  }
}

const metadata = (id: string) => ({ id, transactionId: `txn-${id.slice(0, 8)}` })

/** The cells of a file with details, as `orderCells`; those of a record that was refused are empty. */
export function detailCells({ order, ipInfo, billingInformation }: TrueDetail) {
  const { tax, refund } = order
  const cells = {
    refund_amount: refund?.amount,
    tax_amount: tax?.taxAmount,
    tax_rate: tax?.taxRate,
    tax_name: tax?.taxName,
    gateway_fee: order.gatewayFee,
    platform_fee: order.platformFee,
    billing_country: billingInformation?.countryCode,
    ip_country: ipInfo?.country,
    ip_address: order.ipAddress,
    transaction_id: order.gatewayMetadata?.transactionId,
  }
  return Object.fromEntries(
    Object.entries(cells).map(([name, value]) => [name, String(value ?? '')]),
  )
}
