import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { t, plural } from '#base/language/words.ts'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column, RowTools } from '#components/table/table-types.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { attemptWords, attemptsOf } from '#model/records/webhooks/delivery-attempts.ts'
import { useDayHeading } from '#base/time/day-heading.ts'
import { ShortId } from '#components/text/short-id.tsx'
import { ResponseCode } from './delivery-values.tsx'
import styles from './delivery-view.module.css'
import { Segments } from '#components/controls/segments.tsx'
import { betweenSentences } from '#base/language/sentences.ts'
import { Note } from '#components/page/note.tsx'
import { classNames } from '#components/controls/class-names.ts'
import { newestFirst } from '#base/time/by-time.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { isDelivered } from '#model/records/webhooks/deliveries.ts'

const BodyValues = lazyPart(async () => (await import('./body-values.tsx')).BodyValues)

type WebhookLogsTableProps = {
  /** Undefined until the first answer. */
  logs: WebhookLog[] | undefined
  /** Whose earlier attempts are shown. */
  open: WebhookLog | undefined
  linkTo: (logId: string) => LinkProps
  isFetching?: boolean
  message?: ReactNode
  tools: RowTools | undefined
  /** Places in the bodies that stand below each delivery. */
  paths: readonly string[]
}

export function WebhookLogsTable(props: WebhookLogsTableProps) {
  const { logs, open, linkTo, paths, ...table } = props
  const unfolded = open && logs ? attemptsOf(open, logs) : []
  const dayOf = useDayHeading()
  return (
    <DataTable
      name={t`Webhooks`}
      columns={columns}
      rows={logs}
      rowKey={({ id }) => id}
      rowLink={({ id }) =>
        id
          ? {
              ...linkTo(id),
              label: t`Delivery ${id.slice(0, 8)}`,
              // The router compares an address's text with the link's values: "false" with false.
              'aria-current': id === open?.id ? 'page' : undefined,
            }
          : undefined
      }
      phoneGroup={({ dateCreated }) => dayOf(dateCreated)}
      phoneRow={(log) => (
        <>
          <LogLine log={log} isEarlier={unfolded.includes(log) && log !== unfolded.at(-1)} />
          {paths.length > 0 && (
            <Suspense>
              <BodyValues log={log} paths={paths} />
            </Suspense>
          )}
        </>
      )}
      asList
      rowAnchor={Link}
      {...table}
    />
  )
}

/* The list always renders as lines; the columns only set its minimum width. */
const columns: Column<WebhookLog>[] = [
  {
    id: 'delivery',
    header: t({ message: 'Delivery', context: 'of a webhook' }),
    cell: ({ id }) => <ShortId id={id} />,
  },
]

function LogLine({ log, isEarlier }: { log: WebhookLog; isEarlier: boolean }) {
  const { responseCode, orderId, retryCount, dateCreated } = log
  return (
    <span className={styles.row}>
      <span className={styles.code}>
        <ResponseCode code={responseCode} />
      </span>
      <span className={styles.logsOrder} data-earlier={isEarlier || undefined}>
        {isEarlier ? (
          attemptWords(log)
        ) : orderId ? (
          <>
            <Trans>
              Order <ShortId id={orderId} />
            </Trans>
          </>
        ) : (
          t`No order`
        )}
      </span>
      {!isEarlier && retryCount !== undefined && retryCount > 0 && (
        <span className="small quiet" title={t`${attemptWords(log)}. Open it to see the others.`}>
          <span aria-hidden>×{retryCount + 1}</span>
          <span className="sr-only">{attemptWords(log)}</span>
        </span>
      )}
      <span className={styles.time}>
        <DateTime value={dateCreated} clock />
      </span>
    </span>
  )
}

export function WebhookLogsOutcomes({ success }: { success: boolean | undefined }) {
  return (
    <Segments
      label={t`Outcome`}
      segments={[
        {
          label: t({ message: 'All', context: 'deliveries' }),
          search: { success: undefined },
          current: success === undefined,
        },
        { label: t`Succeeded`, search: { success: true }, current: success === true },
        { label: t`Failed`, search: { success: false }, current: success === false },
      ]}
    />
  )
}

type HiddenDeliveriesProps = { shown: number; hidden: number; success: boolean | undefined }

export const HiddenDeliveries = ({ shown, hidden, success }: HiddenDeliveriesProps) => (
  <Note tone="warning" banner>
    {t`${shown} of ${shown + hidden} on this page.`}
    {betweenSentences}
    {success
      ? t`Your platform also sent failed deliveries; they are hidden.`
      : t`Your platform also sent successful deliveries; they are hidden.`}
  </Note>
)

type WebhookPanesProps = { list: ReactNode; isOpen: boolean; children: ReactNode }

export function WebhookPanes({ list, isOpen, children }: WebhookPanesProps) {
  return (
    <div className={classNames(styles.panes, isOpen && styles.panesOpen)}>
      <div className={styles.panesList}>{list}</div>
      <section
        className={styles.delivery}
        aria-label={t({ message: 'Delivery', context: 'of a webhook' })}
      >
        {children}
      </section>
    </div>
  )
}

type NoDeliveryProps = {
  /** The deliveries of this page; undefined until the first answer. */
  logs: readonly WebhookLog[] | undefined
  /** The address names a delivery that is not on this page. */
  isElsewhere: boolean
  linkTo: (logId: string) => LinkProps
}

/** Stands where a delivery opens, and leads to the one most worth reading. */
export function NoDelivery({ logs = [], isElsewhere, linkTo }: NoDeliveryProps) {
  const failed = logs.filter((log) => !isDelivered(log))
  const [newest] = failed.filter(({ id }) => id !== '').toSorted(newestFirst)
  if (isElsewhere) {
    return <EmptyState icon="webhooks" title={t`This delivery isn’t on this page`} text={choose} />
  }
  if (logs.length === 0) return <EmptyState icon="webhooks" title={t`No delivery is open`} />
  return (
    <EmptyState
      icon="webhooks"
      title={
        failed.length === 0
          ? t`Every delivery here arrived`
          : failed.length === logs.length
            ? plural(failed.length, {
                one: 'The only one here failed',
                other: `All ${formatNumber(failed.length)} here failed`,
              })
            : plural(failed.length, {
                one: `1 of ${formatNumber(logs.length)} here failed`,
                other: `${formatNumber(failed.length)} of ${formatNumber(logs.length)} here failed`,
              })
      }
      text={choose}
      action={
        newest && <ButtonLink {...linkTo(newest.id)}>{t`Open the latest failure`}</ButtonLink>
      }
    />
  )
}

const choose = t`Choose one from the list to see what was sent and what came back.`
