import type { OrderRecord } from '#api/schemas/order-detail.ts'
import { t } from '#base/language/words.ts'
import { Private } from '#components/text/private.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Figure } from '#components/values/figure.tsx'
import { Money } from '#components/values/money.tsx'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { Status } from '#components/values/status.tsx'
import { orderTone } from '#model/records/orders/order-tone.ts'
import type { OrderCurrency } from '#model/records/orders/currency.ts'
import { isNothingPaid, isPaymentKnown } from '#model/records/orders/paid.ts'
import styles from './order-headline.module.css'

/** Fields that the list of orders has as well. */
type HeadlineOrder = Pick<
  OrderRecord,
  'amount' | 'amountPaid' | 'status' | 'gateway' | 'dateCreated'
> & { customer?: Pick<NonNullable<OrderRecord['customer']>, 'emailAddress'> }

type OrderHeadlineProps = { order: HeadlineOrder; currency: OrderCurrency }

export function OrderHeadline({ order, currency }: OrderHeadlineProps) {
  const { amount, status, customer, dateCreated } = order
  return (
    <div className={styles.headline}>
      <div className={styles.amount}>
        <Figure amount={amount} currency={currency.code} assumed={currency.isAssumed} />
        <Status value={status} as={orderTone(status)} badge />
      </div>
      <p className={styles.sentence}>
        <Private>{customer?.emailAddress ?? t`Customer without an email`}</Private>{' '}
        <Payment order={order} currency={currency} />{' '}
        <span className={styles.time}>
          <span className="quiet">·</span> <DateTime value={dateCreated} absolute />{' '}
          <span className="quiet" data-off-paper>
            <DateTime value={dateCreated} age />
          </span>
        </span>
      </p>
    </div>
  )
}

function Payment({ order, currency }: OrderHeadlineProps) {
  const { amount, amountPaid, gateway } = order
  const name = gateway && <bdi title={gateway}>{sentenceCase(gateway)}</bdi>
  if (!amountPaid) {
    return (
      <>
        <span className="quiet">·</span> {name ?? t`No gateway`}
        {isPaymentKnown(order) && isNothingPaid(order) && t`, nothing paid`}
      </>
    )
  }
  const isPart = amount !== undefined && amountPaid < amount
  return (
    <>
      <Trans>
        paid{' '}
        {isPart && (
          <>
            <Trans>
              <Money amount={amountPaid} currency={currency.code} assumed={currency.isAssumed} /> of
              it
            </Trans>{' '}
          </>
        )}
        {name && (
          <>
            <Trans>with {name}</Trans>
          </>
        )}
      </Trans>
    </>
  )
}
