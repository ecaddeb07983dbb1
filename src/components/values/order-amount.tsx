import { Money } from './money.tsx'

type OrderAmountProps = {
  order: { amount?: number; currencyCode?: string; amountPaid?: number }
  storeCurrency: string | undefined
}

/** What an order comes to, quiet as long as nothing was paid. */
export const OrderAmount = ({ order, storeCurrency }: OrderAmountProps) => (
  <Money
    amount={order.amount}
    currency={order.currencyCode}
    storeCurrency={storeCurrency}
    quiet={!order.amountPaid}
  />
)
