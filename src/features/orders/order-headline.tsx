import type { ReactNode } from 'react'
import type { OrderRecord } from '#api/schemas/order-detail.ts'
import { t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Figure, Money } from '#components/values/money.tsx'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { Status } from '#components/values/status.tsx'
import { Email } from '#components/values/email.tsx'
import { namelessCustomer } from '#components/values/customer-word.ts'
import { isTakenBack, orderTone } from '#model/records/orders/order-tone.ts'
import type { OrderCurrency } from '#model/records/orders/currency.ts'
import { isNothingPaid, isPaymentKnown } from '#model/records/orders/paid.ts'
import styles from './order-summary.module.css'

/** Fields that the list of orders has as well. */
type HeadlineOrder = Pick<
  OrderRecord,
  'amount' | 'amountPaid' | 'status' | 'gateway' | 'dateCreated'
> & { customer?: Pick<NonNullable<OrderRecord['customer']>, 'emailAddress'> }

type OrderHeadlineProps = { order: HeadlineOrder; currency: OrderCurrency }

export function OrderHeadline({ order, currency }: OrderHeadlineProps) {
  const { amount, amountPaid, status, customer, dateCreated } = order
  const { code, isAssumed } = currency
  const isPart = isPaidInPart(order)
  const value = <Money amount={amount} currency={code} assumed={isAssumed} />
  return (
    <div className={styles.headline}>
      <div className={styles.amount}>
        {amount === undefined ? (
          <span className="title quiet">{t`No amount`}</span>
        ) : (
          <Figure amount={isPart ? amountPaid : amount} currency={code} assumed={isAssumed} />
        )}
        {isPart && (
          <span className="title quiet">
            <Trans>of {value}</Trans>
          </span>
        )}
        {status && <Status value={status} as={orderTone(status)} badge />}
      </div>
      <p className={styles.sentence}>
        <Payment
          order={order}
          currency={currency}
          customer={<Email text={customer?.emailAddress} none={namelessCustomer} className="" />}
        />{' '}
        <span className={styles.dot}>·</span>{' '}
        <span className={styles.time}>
          <DateTime value={dateCreated} absolute />{' '}
          <span className="quiet" data-off-paper>
            · <DateTime value={dateCreated} age />
          </span>
        </span>
      </p>
    </div>
  )
}

/** What arrived then stands beside what was asked; what was taken back may be the rest. */
const isPaidInPart = ({ amount = 0, amountPaid = 0, ...order }: HeadlineOrder) =>
  amountPaid > 0 && amountPaid < amount && !isTakenBack(order)

type PaymentProps = OrderHeadlineProps & { customer: ReactNode }

function Payment({ order, currency, customer }: PaymentProps) {
  const { amount, amountPaid, gateway: name } = order
  const gateway = name ? <bdi title={name}>{sentenceCase(name)}</bdi> : undefined
  if (amountPaid === undefined || amountPaid <= 0) {
    const isUnpaid = isPaymentKnown(order) && isNothingPaid(order)
    const by = gateway ?? t`No gateway`
    return (
      <>
        {customer} <span className="quiet">·</span>{' '}
        {isUnpaid ? <Trans>{by}, nothing paid</Trans> : by}
      </>
    )
  }
  if (amount === undefined || amountPaid >= amount || isPaidInPart(order)) {
    return gateway ? (
      <Trans>
        {customer} paid with {gateway}
      </Trans>
    ) : (
      <Trans>{customer} paid</Trans>
    )
  }
  const part = <Money amount={amountPaid} currency={currency.code} assumed={currency.isAssumed} />
  return gateway ? (
    <Trans>
      {customer} paid {part} of it with {gateway}
    </Trans>
  ) : (
    <Trans>
      {customer} paid {part} of it
    </Trans>
  )
}
