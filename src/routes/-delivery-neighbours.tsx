import type { LinkProps } from '@tanstack/react-router'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { webhookLogsQuery } from '#api/webhooks.ts'
import type { AddressOf } from '#model/reading/lists/description.ts'
import { webhookLogsList } from '#model/reading/lists/lists.ts'
import { RecordNeighbours } from './-record-neighbours.tsx'

type DeliveryNeighboursProps = {
  webhookId: string
  id: string
  address: AddressOf<typeof webhookLogsList>
  verify: (logs: WebhookLog[]) => WebhookLog[]
  linkTo: (id: string | undefined) => LinkProps
}

export function DeliveryNeighbours(props: DeliveryNeighboursProps) {
  const { webhookId, id, address, verify, linkTo } = props
  return (
    <RecordNeighbours
      id={id}
      reader={{
        list: webhookLogsList,
        address,
        read: (query) => webhookLogsQuery(webhookId, query),
        verify,
      }}
      recordLink={(other, page) => ({
        ...linkTo(other),
        search: { ...address, page: page === 1 ? undefined : page, log: other },
      })}
      listLink={linkTo(undefined)}
      isElsewhere
      isFolded
    />
  )
}
