import type { OrderRecord } from '#api/schemas/order-detail.ts'
import { labels, t } from '#base/language/words.ts'
import { Card } from '#components/page/card.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { Money } from '#components/values/money.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { Status } from '#components/values/status.tsx'
import type { OrderCurrency } from '#model/records/orders/currency.ts'
import styles from './order-view.module.css'
import { PrivateFact, WordFact } from '#components/page/value-facts.tsx'

type OrderReversalsProps = { order: OrderRecord; currency: OrderCurrency }

export function OrderReversals({ order: { refund, chargeback }, currency }: OrderReversalsProps) {
  if (!refund && !chargeback) return null
  return (
    <div className={styles.reversals}>
      {refund && (
        <Card title={t`Refund`} padded>
          <Facts>
            <Fact label={labels.amount}>
              <Money amount={refund.amount} currency={currency.code} assumed={currency.isAssumed} />
            </Fact>
            <Fact label={t`Refunded`}>
              <DateTime value={refund.dateCreated} absolute />
            </Fact>
            <Fact label={t`By user`}>
              <ShortId id={refund.userId} copies={t`user id`} />
            </Fact>
            <PrivateFact label={t`From address`} value={refund.ipAddress} isCode />
            <Fact label={t`Record`}>
              <ShortId id={refund.id} copies={t`refund id`} />
            </Fact>
          </Facts>
        </Card>
      )}
      {chargeback && (
        <Card title={t`Chargeback`} padded>
          <Facts>
            <Fact label={labels.status}>
              {chargeback.status && <Status value={chargeback.status} />}
            </Fact>
            <WordFact label={t`Reason`} matters value={chargeback.reason} />
            <Fact label={t`Opened`}>
              <DateTime value={chargeback.dateCreated} absolute />
            </Fact>
            <Fact label={t`Record`}>
              <ShortId id={chargeback.id} copies={t`chargeback id`} />
            </Fact>
          </Facts>
        </Card>
      )}
    </div>
  )
}
