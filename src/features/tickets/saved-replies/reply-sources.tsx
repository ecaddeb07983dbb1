import type { Order } from '#api/schemas/orders.ts'
import { inQuotes } from '#base/language/sentences.ts'
import { labels, t } from '#base/language/words.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { Fact, Facts } from '#components/page/facts.tsx'
import { Private } from '#components/text/private.tsx'
import { Trans } from '#components/text/trans.tsx'
import type { KnownTicket } from '#model/records/tickets/ticket-records.ts'
import styles from './saved-reply-preview.module.css'

type ReplySourcesProps = {
  /** The values that the reply names. */
  names: ReadonlySet<string>
  ticket: KnownTicket
  order: Order | undefined
}

/** Where each value of a saved reply comes from, so that a wrong source shows. */
export function ReplySources({ names, ticket: { firstAuthor }, order }: ReplySourcesProps) {
  if (names.size === 0) return null
  return (
    <div className={styles.sources}>
      <p className="small quiet">{t`Taken from`}</p>
      <Facts>
        {names.has('customer.name') && (
          <Fact label={t`Customer name`}>
            {firstAuthor ? (
              <>
                <Trans>
                  Their messages, <Private>{inQuotes(visibleText(firstAuthor))}</Private>
                </Trans>
              </>
            ) : (
              t`Their messages, which give none`
            )}
          </Fact>
        )}
        {names.has('customer.email') && (
          <Fact label={labels.email}>{t`The customer’s record`}</Fact>
        )}
        {[...names].some((name) => name.startsWith('order.')) && (
          <Fact label={t`Order`}>
            {order && (
              <>
                <Trans>
                  The newest, <span className="mono">{order.id.slice(0, 8)}</span>.
                </Trans>{' '}
              </>
            )}
            {t`In a ticket, the one it is about`}
          </Fact>
        )}
        {names.has('refund.amount') && <Fact label={t`Refund`}>{t`That order’s record`}</Fact>}
        {names.has('key') && <Fact label={t`Key`}>{t`That order’s first delivered key`}</Fact>}
        {names.has('store.name') && <Fact label={t`Store name`}>{t`Store settings`}</Fact>}
        {names.has('me') && <Fact label={t`My name`}>{t`The name your replies carry`}</Fact>}
      </Facts>
    </div>
  )
}
