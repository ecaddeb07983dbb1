import { useMemo } from 'react'
import { labelled } from '#base/language/sentences.ts'
import { t, plural } from '#base/language/words.ts'
import { sparesData } from '#base/browser/spares-data.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { useNow } from '#base/time/now.ts'
import { Fact, Facts } from '#components/page/facts.tsx'
import { useIsIdle } from '#components/page/lazy-part.tsx'
import { Money } from '#components/values/money.tsx'
import { useUnaskedLedger } from '#model/hooks/use-unasked-ledger.ts'
import { DISPUTE_DAYS } from '#model/reading/figures/disputes.ts'
import { type GatewayFigures, gatewayFigures } from '#model/reading/figures/gateways.ts'
import { NO_CURRENCY } from '#model/reading/ledger/figures.ts'
import styles from './processor-details.module.css'

/** What each took in the last thirty days, from the one read of orders that the overview has, too. */
export function useGatewayFigures(storeId: string | undefined) {
  const zone = useTimeZone()
  const now = useNow()
  const isOn = useIsIdle() && storeId !== undefined && !sparesData()
  const period = { storeId: storeId ?? '', zone, now }
  const { span, read } = useUnaskedLedger(period, DISPUTE_DAYS[0], isOn)
  const { data } = read.query
  return useMemo(
    // Of a part, no figure would be right.
    () => (data?.isComplete ? gatewayFigures(data.orders, span, zone) : undefined),
    // oxlint-disable-next-line react/exhaustive-deps -- the days change once a day
    [data, zone, span.to.day],
  )
}

const ordersText = (orders: number) =>
  plural(orders, { one: '1 paid order', other: `${formatNumber(orders)} paid orders` })

/** Beside a processor's name. */
export const GatewayLine = ({ paidOrders, disputed }: GatewayFigures) => (
  <span className="row near clips">
    <span className="secondary truncate">{labelled(t`Last 30 days`, ordersText(paidOrders))}</span>
    {disputed !== undefined && disputed > 0 && (
      <span className={styles.disputed}>{labelled(t`Disputed`, formatNumber(disputed))}</span>
    )}
  </span>
)

type GatewayFactsProps = { figures: GatewayFigures; storeCurrency: string | undefined }

export const GatewayFacts = ({ figures, storeCurrency }: GatewayFactsProps) => (
  <section className={styles.took}>
    <h4 className="small quiet strong below-2">{t`Last 30 days`}</h4>
    <Facts>
      <Fact label={t`Paid`}>
        <span className="row wraps near">
          {figures.paid.map(({ currency, amount }) => (
            <Money
              key={currency}
              amount={amount}
              currency={currency === NO_CURRENCY ? storeCurrency : currency}
              assumed={currency === NO_CURRENCY}
            />
          ))}
        </span>
      </Fact>
      <Fact label={t`Orders`}>{ordersText(figures.paidOrders)}</Fact>
      <Fact label={t`Disputed`}>
        {figures.disputed !== undefined && formatNumber(figures.disputed)}
      </Fact>
    </Facts>
  </section>
)
