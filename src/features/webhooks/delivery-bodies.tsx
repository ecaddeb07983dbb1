import { useState } from 'react'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { LazyJsonView } from '#components/lazy-json-view.tsx'
import styles from './delivery-view.module.css'

const bodies = ['Request body', 'Response body'] as const
type Body = (typeof bodies)[number]

export function DeliveryBodies({ log }: { log: WebhookLog }) {
  const [front, setFront] = useState<Body>('Request body')
  const texts = { 'Request body': log.requestBody, 'Response body': log.responseBody }
  return (
    <div className={styles.bodies}>
      <div className={styles.tabs}>
        {bodies.map((body) => (
          <button
            key={body}
            type="button"
            className={styles.tab}
            aria-pressed={body === front}
            onClick={() => setFront(body)}
          >
            {body}
          </button>
        ))}
      </div>
      {bodies.map((body) => (
        <section
          key={body}
          className={styles.body}
          aria-label={body}
          data-behind={body !== front || undefined}
        >
          <h3 className={`${styles.title} ${styles.bodyTitle}`}>{body}</h3>
          {texts[body] ? (
            <LazyJsonView text={texts[body]} name={body.toLowerCase()} />
          ) : (
            <p className={`quiet ${styles.empty}`}>Empty</p>
          )}
        </section>
      ))}
    </div>
  )
}
