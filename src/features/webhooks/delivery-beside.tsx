import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { Trans } from '#components/text/trans.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import { besideWords } from '#model/records/webhooks/compare.ts'
import { attemptWords } from '#model/records/webhooks/delivery-attempts.ts'
import styles from './delivery-view.module.css'

/** What differs from the attempt of the same order that was delivered. */
export function DeliveryBeside({ log, good }: { log: WebhookLog; good: WebhookLog }) {
  return (
    <section className={styles.beside}>
      <h4 className="quiet">
        <Trans>Beside the delivered one: {attemptWords(good)}</Trans>
      </h4>
      <ul>
        {besideWords(log, good).map(({ words, isSame }) => (
          <li key={words} className="row near">
            {isSame ? (
              <StatusGlyph glyph="tick" tone="success" />
            ) : (
              <StatusGlyph glyph="stroke" tone="neutral" />
            )}
            {words}
          </li>
        ))}
      </ul>
    </section>
  )
}
