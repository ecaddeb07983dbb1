import { t } from '#base/language/words.ts'
import { type KnownWebhook, forgetWebhook } from '#model/reading/memory/webhooks.ts'
import { Button } from '#components/controls/button.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column } from '#components/table/table-types.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { lineText } from '#base/text/visible-text.ts'
import { webhookName } from '#model/hooks/use-webhooks.ts'
import { ResponseCode } from './delivery-values.tsx'
import { SinceYesterday } from './since-yesterday.tsx'
import styles from './webhooks-page.module.css'

export function WebhooksTable({ webhooks }: { webhooks: KnownWebhook[] }) {
  return (
    <DataTable
      name={t`Webhooks`}
      columns={columns}
      rows={webhooks}
      rowKey={({ id }) => id}
      rowLink={(webhook) => ({
        to: '/webhooks/$webhookId/logs',
        params: { webhookId: webhook.id },
        label: t`Open deliveries`,
      })}
      phoneRow={(webhook) => (
        <PhoneRow
          title={<bdi>{lineText(webhookName(webhook))}</bdi>}
          amount={webhook.lastDelivery && <ResponseCode code={webhook.lastCode} />}
          text={webhook.name ? webhook.address : <ShortId id={webhook.id} />}
          aside={<SinceYesterday webhookId={webhook.id} />}
        />
      )}
    />
  )
}

const columns: Column<KnownWebhook>[] = [
  {
    id: 'webhook',
    header: t`Webhook`,
    cell: (webhook) => (
      <span className="stack clips">
        <bdi className="truncate">{lineText(webhookName(webhook))}</bdi>
        {webhook.name && webhook.address && <bdi className="quiet truncate">{webhook.address}</bdi>}
      </span>
    ),
    least: 200,
  },
  {
    id: 'id',
    header: 'ID',
    cell: ({ id }) => <ShortId id={id} copies={t`webhook id`} />,
    width: 112,
    leaves: 1,
  },
  {
    id: 'code',
    header: t`Last response`,
    cell: ({ lastDelivery, lastCode }) =>
      lastDelivery ? <ResponseCode code={lastCode} /> : <span className="quiet">—</span>,
    width: 128,
  },
  {
    id: 'failed',
    header: t`Failed since yesterday`,
    cell: ({ id }) => <SinceYesterday webhookId={id} />,
    width: 300,
  },
  {
    id: 'last',
    header: t`Last delivery seen`,
    cell: ({ lastDelivery }) => <DateTime value={lastDelivery} missing={t`None seen`} />,
    width: 150,
    align: 'end',
  },
  {
    id: 'forget',
    header: '',
    cell: (webhook) => (
      <span className={styles.remove}>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          aria-label={t`Forget ${webhookName(webhook)}`}
          title={t`Remove ${webhookName(webhook)} from this list`}
          onClick={() => forgetWebhook(webhook.id)}
        >
          {t`Forget`}
        </Button>
      </span>
    ),
    width: 100,
    align: 'end',
  },
]
