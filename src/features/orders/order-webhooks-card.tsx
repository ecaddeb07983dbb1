import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { labels, t } from '#base/language/words.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Card } from '#components/page/card.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Disclosure } from '#components/text/disclosure.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { useFirstOf } from '#components/text/first-of.tsx'
import { LazyJsonView } from '#components/text/lazy-json-view.tsx'
import { safeUrl } from '#base/text/safe-url.ts'
import { eachId } from '#base/text/same-id.ts'
import { SetOrNot } from '#components/values/set-or-not.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { Status } from '#components/values/status.tsx'
import { webhookLogsLink } from '#model/reading/links/links.ts'
import styles from './order-cards.module.css'
import { LinkFact } from '#components/page/value-facts.tsx'

export function OrderWebhooksCard({ logs }: { logs: WebhookLog[] }) {
  const { shown, more } = useFirstOf(logs)
  const [webhookId, ...others] = eachId(logs.map((log) => log.webhookId))
  return (
    <Card
      title={t`Webhook deliveries`}
      actions={
        webhookId &&
        others.length === 0 && (
          <AnchorLink {...webhookLogsLink(webhookId)} className={styles.all}>
            {t`Open all`}
          </AnchorLink>
        )
      }
    >
      {shown.map((log, index) => (
        <Disclosure key={log.id || index} summary={<LogSummary log={log} />}>
          <LogDetail log={log} />
        </Disclosure>
      ))}
      {more && <div className={styles.more}>{more}</div>}
    </Card>
  )
}

function LogSummary({ log: { responseCode, url, retryCount, dateCreated } }: { log: WebhookLog }) {
  return (
    <span className="row spaced shrinks">
      <span className={styles.code}>
        {responseCode ? (
          <Status value={responseCode} />
        ) : (
          <Status value={t`No answer`} as={{ glyph: 'cross', tone: 'danger' }} />
        )}
      </span>
      <bdi className={styles.url}>{shortUrl(url)}</bdi>
      {Boolean(retryCount) && (
        <span className="quiet">
          <Trans>retry {retryCount}</Trans>
        </span>
      )}
      <span className="firm quiet">
        <DateTime value={dateCreated} precise />
      </span>
    </span>
  )
}

function shortUrl(text: string | undefined): string {
  const url = safeUrl(text)
  return url ? url.host + url.pathname.replace(/\/$/, '') : (text ?? t`No address`)
}

function LogDetail({ log }: { log: WebhookLog }) {
  const { id, url, signature, requestBody, responseBody, webhookId, userAgent } = log
  return (
    <div className={styles.detail}>
      <Facts>
        <LinkFact label={labels.webAddress} value={url} withoutQuery />
        <Fact label={t({ message: 'Delivery', context: 'of a webhook' })}>
          <ShortId id={id} copies={t`delivery id`} />
        </Fact>
        <Fact label={t`Webhook`}>
          {webhookId && (
            <>
              <ShortId id={webhookId} copies={t`webhook id`} />{' '}
              <AnchorLink {...webhookLogsLink(webhookId)}>{t`All its deliveries`}</AnchorLink>
            </>
          )}
        </Fact>
        <Fact label={t`Signature`}>
          <SetOrNot isSet={signature} />
        </Fact>
        <Fact label={t`Sent by`}>{userAgent && <bdi>{userAgent}</bdi>}</Fact>
      </Facts>
      <Body title={t`Request body`} text={requestBody} />
      <Body title={t`Response body`} text={responseBody} />
    </div>
  )
}

function Body({ title, text }: { title: string; text: string | undefined }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {text ? (
        <div className={styles.body}>
          <LazyJsonView text={text} name={title} />
        </div>
      ) : (
        <p className="quiet">{t`Empty`}</p>
      )}
    </section>
  )
}
