import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column, RowTools } from '#components/table/table-types.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { useDayHeading } from '#base/time/day-heading.ts'
import { ShortId } from '#components/text/short-id.tsx'
import { ResponseCode } from './response-code.tsx'
import styles from './webhook-logs-table.module.css'

type WebhookLogsTableProps = {
  /** Undefined until the first answer. */
  logs: WebhookLog[] | undefined
  linkTo: (logId: string) => LinkProps
  isFetching?: boolean
  message?: ReactNode
  tools: RowTools | undefined
}

export function WebhookLogsTable(props: WebhookLogsTableProps) {
  const { logs, linkTo, ...table } = props
  const dayOf = useDayHeading()
  return (
    <DataTable
      name="Webhooks"
      columns={columns}
      rows={logs}
      rowKey={({ id }) => id}
      rowLink={({ id }) =>
        id ? { ...linkTo(id), label: `Delivery ${id.slice(0, 8)}` } : undefined
      }
      phoneGroup={({ dateCreated }) => dayOf(dateCreated)}
      phoneRow={(log) => <LogLine log={log} />}
      asList
      {...table}
    />
  )
}

/* The list always renders as lines; the columns only set its minimum width. */
const columns: Column<WebhookLog>[] = [
  { id: 'delivery', header: 'Delivery', cell: ({ id }) => <ShortId id={id} /> },
]

function LogLine({ log: { responseCode, orderId, retryCount, dateCreated } }: { log: WebhookLog }) {
  return (
    <span className={styles.row}>
      <span className={styles.code}>
        <ResponseCode code={responseCode} />
      </span>
      <span className={styles.order}>
        {orderId ? (
          <>
            Order <ShortId id={orderId} />
          </>
        ) : (
          'No order'
        )}
      </span>
      {retryCount !== undefined && retryCount > 0 && (
        <span className="small quiet" title={`Retry ${retryCount}`}>
          <span aria-hidden>×{retryCount + 1}</span>
          <span className="sr-only">retry {retryCount}</span>
        </span>
      )}
      <span className={styles.time}>
        <DateTime value={dateCreated} clock />
      </span>
    </span>
  )
}
