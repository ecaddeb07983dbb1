import type { LinkProps } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { IdFact } from '#components/page/record-facts.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { Note } from '#components/page/note.tsx'
import { SafeLink } from '#components/text/safe-link.tsx'
import { SetOrNot } from '#components/values/set-or-not.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { useCopy } from '#base/browser/clipboard.ts'
import { lineText } from '#base/text/visible-text.ts'
import { failureCause } from '#model/records/webhooks/cause.ts'
import { isOfOneOrder, lastGood } from '#model/records/webhooks/compare.ts'
import { curlOf } from '#model/records/webhooks/curl.ts'
import { attemptsOf } from '#model/records/webhooks/delivery-attempts.ts'
import { DeliveryAttempts } from './delivery-attempts-list.tsx'
import { type DeliveryTab, DeliveryTabs } from './delivery-tabs.tsx'
import { ResponseCode } from './response-code.tsx'
import styles from './delivery-view.module.css'

type DeliveryViewProps = {
  webhookId: string
  log: WebhookLog
  /** The list's rows, which hold the other attempts. */
  logs: WebhookLog[]
  linkTo: (logId: string | undefined) => LinkProps
  order: LinkProps | undefined
  neighbours: ReactNode
}

export function DeliveryView(props: DeliveryViewProps) {
  const { webhookId, log, logs, linkTo, order, neighbours } = props
  // Stays chosen from delivery to delivery.
  const [tab, setTab] = useState<DeliveryTab>()
  const { responseCode, dateCreated, orderId } = log
  const cause = failureCause(log)
  const first = firstTab(log, lastGood(log, logs))
  return (
    <>
      <header className={styles.head}>
        <span className={styles.back}>
          <AnchorLink {...linkTo(undefined)} aria-label="All deliveries">
            <Icon name="chevron-left" size={20} />
            <span className={styles.word}>All deliveries</span>
          </AnchorLink>
        </span>
        <div className={styles.what}>
          <h2>
            <span className="sr-only">Delivery </span>
            <ResponseCode code={responseCode} badge />
          </h2>
          <DateTime value={dateCreated} absolute />
        </div>
        <span className={styles.end}>
          <CopyCurl log={log} />
          {neighbours}
          {order && orderId && (
            <span className={styles.open}>
              <ButtonLink {...order} variant="default" size="xs">
                Open order
              </ButtonLink>
            </span>
          )}
        </span>
      </header>
      {cause && (
        <div className={styles.cause}>
          <Note tone="danger">{cause}</Note>
        </div>
      )}
      <DeliveryFacts log={log} order={order} />
      <DeliveryAttempts open={log} attempts={attemptsOf(log, logs)} linkTo={linkTo} />
      <DeliveryTabs webhookId={webhookId} log={log} logs={logs} tab={tab ?? first} onTab={setTab} />
    </>
  )
}

/** What tells most: the answer of a server in trouble, or what a refused request sent. */
function firstTab(log: WebhookLog, good: WebhookLog | undefined): DeliveryTab {
  const { responseCode } = log
  if (!responseCode || responseCode >= 500) return 'response'
  if (responseCode < 400) return 'request'
  return good && isOfOneOrder(log, good) ? 'compare' : 'request'
}

/** Named in words: beside it stand three buttons that copy one value each. */
function CopyCurl({ log }: { log: WebhookLog }) {
  const [state, copy] = useCopy()
  const isCopied = state === 'copied'
  return (
    <Button
      variant="default"
      size="xs"
      className={styles.curl}
      aria-label={isCopied ? 'Copied' : 'Copy as cURL, without signature'}
      title="Without signature, credentials and query"
      leftSection={<Icon name={isCopied ? 'check' : 'copy'} size={14} />}
      onClick={() => copy(curlOf(log))}
    >
      <span className={styles.words}>{isCopied ? 'Copied' : 'Copy as cURL'}</span>
    </Button>
  )
}

function DeliveryFacts({ log, order }: Pick<DeliveryViewProps, 'log' | 'order'>) {
  const { id, url, signature, userAgent, retryCount, orderId, webhookId, userId } = log
  return (
    <div className={styles.facts}>
      <Facts>
        <Fact label="URL" matters>
          {url && <SafeLink href={url} withoutQuery />}
        </Fact>
        <Fact label="Signature" matters>
          <SetOrNot isSet={signature} />
        </Fact>
        <Fact label="User agent">{userAgent && <bdi>{lineText(userAgent)}</bdi>}</Fact>
        <Fact label="User">{userId && <bdi>{lineText(userId)}</bdi>}</Fact>
      </Facts>
      <Facts>
        <Fact label="Attempt">{attemptText(retryCount)}</Fact>
        <Fact label="Order" matters>
          {orderId &&
            (order ? (
              <AnchorLink {...order}>
                <ShortId id={orderId} />
              </AnchorLink>
            ) : (
              <ShortId id={orderId} copies="order id" />
            ))}
        </Fact>
        <IdFact label="Webhook" id={webhookId} copies="webhook id" length={8} />
        <Fact label="Delivery ID">
          <ShortId id={id} copies="delivery id" length={14} />
        </Fact>
      </Facts>
    </div>
  )
}

function attemptText(retryCount: number | undefined): string | undefined {
  if (retryCount === undefined) return undefined
  return retryCount === 0 ? 'First attempt' : `Retry ${retryCount}`
}
