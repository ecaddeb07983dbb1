import { type LinkProps, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { labels, t } from '#base/language/words.ts'
import { statusTone } from '#base/text/status-tone.ts'
import { lineText } from '#base/text/visible-text.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { classNames } from '#components/controls/class-names.ts'
import buttonStyles from '#components/controls/button.module.css'
import { Icon } from '#components/controls/icons.tsx'
import { MenuButton } from '#components/overlays/menu-button.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { IdFact } from '#components/page/record-facts.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { CommaList } from '#components/text/comma-list.tsx'
import { Trans } from '#components/text/trans.tsx'
import { useDayHeading } from '#base/time/day-heading.ts'
import { TextButton } from '#components/controls/text-button.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { SetOrNot } from '#components/values/set-or-not.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import { useBodyText } from '#model/hooks/use-search-at.ts'
import { foundIn } from '#model/records/webhooks/body-paths.ts'
import { outcomeMatters, outcomeTitle } from '#model/records/webhooks/cause.ts'
import { besideWords, isOfOneOrder, lastGood } from '#model/records/webhooks/compare.ts'
import { attemptWords } from '#model/records/webhooks/delivery-attempts.ts'
import { LinkFact } from '#components/page/value-facts.tsx'
import { isDelivered } from '#model/records/webhooks/deliveries.ts'
import { around } from '#model/reading/links/links.ts'
import { DeliveryAttempts } from './delivery-attempts.tsx'
import { type DeliveryTab, DeliveryTabs } from './delivery-tabs.tsx'
import styles from './delivery-view.module.css'
import { useAttempts } from './use-attempts.ts'
import { noAnswer, ResponseCode } from './delivery-values.tsx'

const loadItems = () => import('./delivery-more-items.tsx')
const DeliveryMoreItems = lazyPart(async () => (await loadItems()).DeliveryMoreItems)

type DeliveryViewProps = {
  webhookId: string
  log: WebhookLog
  /** The list's rows, which hold the other attempts. */
  logs: WebhookLog[]
  linkTo: (logId: string | undefined) => LinkProps
  /** Undefined where an order did not bring the webhook. */
  storeId: string | undefined
  order: LinkProps | undefined
  neighbours: ReactNode
}

export function DeliveryView(props: DeliveryViewProps) {
  const { webhookId, log, logs, storeId, linkTo, order, neighbours } = props
  // Stays chosen from delivery to delivery.
  const [tab, setTab] = useState<DeliveryTab>()
  const { responseCode, dateCreated, orderId } = log
  const { attempts, known, isWhole } = useAttempts(log, logs, storeId)
  const isOfFailed = useSearch({ strict: false, select: ({ success }) => success === false })
  const lacksDelivered = isOfFailed && !isWhole
  const wanted = useBodyText(webhookId)
  const good = lastGood(log, known)
  const own = good && isOfOneOrder(log, good) ? good : undefined
  const dayOf = useDayHeading()
  return (
    <>
      <header className={styles.head}>
        <span className={styles.back}>
          <AnchorLink {...linkTo(undefined)} aria-label={t`All deliveries`}>
            <Icon name="chevron-left" size={20} />
            <span className={styles.word}>{t`All deliveries`}</span>
          </AnchorLink>
        </span>
        <div className={styles.what}>
          <h2>
            <span className="sr-only">{t({ message: 'Delivery', context: 'of a webhook' })} </span>
            <ResponseCode code={responseCode} badge />
          </h2>
          {orderId && <OrderName id={orderId} order={order} />}
          <span className="secondary">
            <CommaList>
              {dayOf(dateCreated)}
              <DateTime value={dateCreated} clock />
            </CommaList>
          </span>
        </div>
        <span className="at-end row near">
          {order && orderId && (
            <span className={styles.open}>
              <ButtonLink {...order} variant="default" size="xs">
                {t`Open order`}
              </ButtonLink>
            </span>
          )}
          <MenuButton
            className={classNames(buttonStyles.iconButton, buttonStyles.bordered)}
            aria-label={t`More`}
            title={t`More`}
            menuLabel={t`More`}
            onIntent={() => void loadItems()}
            menu={<DeliveryMoreItems log={log} hasOwn={own !== undefined} onTab={setTab} />}
          >
            <Icon name="dots" />
          </MenuButton>
          {neighbours}
        </span>
      </header>
      <div className={styles.outcome}>
        <StatusGlyph {...(responseCode ? statusTone(responseCode) : noAnswer)} size={18} />
        <div className="grow">
          <h3 className={styles.title}>{outcomeTitle(log)}</h3>
          <p className="secondary">{outcomeMatters(log, attempts, { isWhole, isOfFailed })}</p>
        </div>
        {lacksDelivered && !isDelivered(log) && (
          <ButtonLink
            {...linkTo(log.id)}
            // From the first attempt on, so that all of them stand on the first page.
            search={{
              log: log.id,
              sort: 'dateCreated',
              from: around(attempts[0]?.dateCreated).from,
            }}
            variant="default"
            size="xs"
          >
            {t`Show all attempts`}
          </ButtonLink>
        )}
      </div>
      <DeliveryAttempts {...{ webhookId, attempts, isWhole, logs, linkTo }} open={log} />
      <div>
        <DeliveryTabs
          webhookId={webhookId}
          log={log}
          logs={known}
          hasOwn={own !== undefined}
          tab={tab ?? foundIn(log, wanted) ?? firstTab(log, own)}
          wanted={wanted}
          onTab={setTab}
        />
      </div>
      <div className={styles.facts}>
        {own && <DeliveryBeside log={log} good={own} />}
        <section className={styles.beside} data-alone={own ? undefined : true}>
          <h4 className="quiet">{t`Details`}</h4>
          <DeliveryFacts log={log} onCheck={() => setTab('signature')} />
        </section>
      </div>
    </>
  )
}

function OrderName({ id, order }: { id: string; order: LinkProps | undefined }) {
  if (!order) return <ShortId id={id} copies={t`order id`} />
  return (
    <AnchorLink {...order} className={styles.order}>
      <Trans>
        Order <ShortId id={id} />
      </Trans>
    </AnchorLink>
  )
}

/** What tells most: the answer of a server in trouble, or what got a refusal or no answer. */
function firstTab({ responseCode }: WebhookLog, own: WebhookLog | undefined): DeliveryTab {
  if (!responseCode) return 'sent'
  if (responseCode >= 500 || responseCode < 400) return 'answer'
  return own ? 'compare' : 'sent'
}

type DeliveryFactsProps = Pick<DeliveryViewProps, 'log'> & { onCheck: () => void }

function DeliveryFacts({ log, onCheck }: DeliveryFactsProps) {
  const { id, url, signature, userAgent, retryCount, webhookId, userId } = log
  return (
    <Facts>
      <LinkFact label={labels.webAddress} matters value={url} withoutQuery />
      <Fact label={t`Sent by`}>{userAgent && <bdi>{lineText(userAgent)}</bdi>}</Fact>
      <Fact label={t`User`}>{userId && <bdi>{lineText(userId)}</bdi>}</Fact>
      <Fact label={t`Retries before`}>{retryCount}</Fact>
      <IdFact label={t`Delivery ID`} id={id} copies={t`delivery id`} />
      <IdFact label={t`Webhook`} id={webhookId} copies={t`webhook id`} />
      <Fact label={t`Signature`} matters>
        <span className="row near">
          <SetOrNot isSet={signature} />
          {signature && <TextButton onClick={onCheck}>{t`Check now`}</TextButton>}
        </span>
      </Fact>
    </Facts>
  )
}

/** What differs from the attempt of the same order that was delivered. */
function DeliveryBeside({ log, good }: { log: WebhookLog; good: WebhookLog }) {
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
