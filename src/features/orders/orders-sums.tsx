import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListQuery } from '#api/list-parameters.ts'
import type { Order } from '#api/schemas/orders.ts'
import { atLeast } from '#base/numbers/at-least.ts'
import { plural, t } from '#base/language/words.ts'
import { Button, Spinner } from '#components/controls/button.tsx'
import { Money } from '#components/values/money.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { type OrderSums, orderSums, orderSumsQuery } from '#model/reading/ledger/order-sums.ts'
import { useCentsHint } from '#model/reading/platform/cents.ts'
import { NO_CURRENCY } from '#model/reading/ledger/figures.ts'
import styles from './orders-sums.module.css'

type OrdersSumsProps = {
  storeId: string
  query: ListQuery<'listOrders'>
  /** The page in sight; undefined while another one is. */
  rows: readonly Order[] | undefined
  total: number | undefined
  storeCurrency: string | undefined
}

/** At once if all are in sight, else on request. */
export function OrdersSums({ storeId, query, rows, total, storeCurrency }: OrdersSumsProps) {
  const [isAsked, setIsAsked] = useState(false)
  const centsHint = useCentsHint()
  const isHere = rows !== undefined && total === rows.length
  const { page: _page, pageSize: _pageSize, sort: _sort, ...filters } = query
  const { data, isFetching, isError, refetch } = useQuery({
    ...orderSumsQuery(storeId, filters),
    enabled: !isHere && isAsked,
  })
  if (rows?.length === 0 || total === undefined) return null
  const read = isHere ? { sums: orderSums(rows), isComplete: true } : data
  if (read) {
    return (
      <output className={styles.sums} title={centsHint}>
        <Words {...read} {...{ total, storeCurrency }} />
      </output>
    )
  }
  if (isError) {
    return (
      <div className={styles.sums} role="alert">
        {t`These orders couldn’t be added up.`}
        <Button variant="default" size="xs" onClick={() => void refetch()}>
          {t`Try again`}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.sums}>
      {isFetching ? (
        <>
          <Spinner />{' '}
          {plural(total, {
            one: 'Adding up 1 order…',
            other: `Adding up ${formatNumber(total)} orders…`,
          })}
        </>
      ) : (
        <Button variant="default" size="xs" onClick={() => setIsAsked(true)}>
          {plural(total, {
            one: 'Add up the only order',
            other: `Add up all ${formatNumber(total)} orders`,
          })}
        </Button>
      )}
    </div>
  )
}

const unstatedText = (count: number) =>
  plural(count, {
    one: '1 order states no paid amount.',
    other: `${formatNumber(count)} orders state no paid amount.`,
  })

type WordsProps = {
  sums: OrderSums
  isComplete: boolean
  total: number
  storeCurrency: string | undefined
}

function Words({ sums, isComplete, total, storeCurrency }: WordsProps) {
  const { orders, paidOrders, unstated, paid, disputed } = sums
  const most = Math.max(total, orders)
  const all = atLeast(most, total <= orders)
  const isAllDisputed = JSON.stringify(disputed) === JSON.stringify(paid)
  const amounts = (of: OrderSums['paid']) =>
    of.map(({ currency, amount }) => (
      <span key={currency} className="bold ink">
        <Money
          amount={amount}
          currency={currency === NO_CURRENCY ? storeCurrency : currency}
          assumed={currency === NO_CURRENCY}
        />
      </span>
    ))
  return (
    <>
      <span>
        {isComplete
          ? t`${plural(orders, { one: '1 order', other: `${formatNumber(orders)} orders` })}, ${plural(paidOrders, { one: '1 paid', other: `${formatNumber(paidOrders)} paid` })}`
          : t`${plural(most, { one: `${formatNumber(orders)} of 1 order read`, other: `${formatNumber(orders)} of ${all} orders read` })}, ${plural(paidOrders, { one: '1 paid', other: `${formatNumber(paidOrders)} paid` })}`}
      </span>
      {amounts(paid)}
      {disputed.length > 0 && (
        <span className="danger">{isAllDisputed ? t`all disputed` : t`of it disputed`}</span>
      )}
      {!isAllDisputed && amounts(disputed)}
      <span className="quiet">
        {unstated > 0 && `${unstatedText(unstated)} `}
        {t`Refunds aren’t deducted.`}
      </span>
    </>
  )
}
