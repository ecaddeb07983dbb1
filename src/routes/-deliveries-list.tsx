import type { LinkProps } from '@tanstack/react-router'
import { useState } from 'react'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { t } from '#base/language/words.ts'
import { latePart } from '#components/page/lazy-part.tsx'
import { listMessage } from '#components/list/list-message.tsx'
import { ListPage } from '#components/list/list-page.tsx'
import type { RowTools } from '#components/table/table-types.ts'
import { ExportButton } from '#features/exports/export-button.tsx'
import { CodeStrip } from '#features/webhooks/code-strip.tsx'
import { DELIVERIES_MORE, WebhookChoice } from '#features/webhooks/webhook-choice.tsx'
import {
  HiddenDeliveries,
  WebhookLogsOutcomes,
  WebhookLogsTable,
} from '#features/webhooks/webhook-logs.tsx'
import type { webhookLogsList } from '#model/reading/lists/lists.ts'
import { MOST_PATHS, OF_BODY } from '#model/records/webhooks/body-paths.ts'
import { isIn } from '#model/records/webhooks/strip.ts'
import { between } from '#model/reading/links/links.ts'
import type { AddressOf } from '#model/reading/lists/description.ts'
import { instantOf } from '#base/time/by-time.ts'
import { useBodyPaths, type useKnownWebhooks } from '#model/hooks/use-webhooks.ts'
import { foldedAttempts } from '#model/records/webhooks/delivery-attempts.ts'
import type { ListRequest } from '#model/reading/lists/load-list.ts'
import type { useList } from '#model/hooks/use-list.ts'

const DeliveriesBeside = latePart(
  async () => (await import('#routes/-deliveries-beside.tsx')).DeliveriesBeside,
)

const BodyPaths = latePart(
  async () => (await import('#features/webhooks/body-paths.tsx')).BodyPaths,
)

const BodyFinder = latePart(
  async () => (await import('#features/searches/body-finder.tsx')).BodyFinder,
)

type LogsList = typeof webhookLogsList

const NO_DELIVERIES = { icon: 'webhooks', title: t`No deliveries yet` } as const

type DeliveriesListProps = {
  webhookId: string
  webhooks: ReturnType<typeof useKnownWebhooks>
  /** The webhook's store, if it is known. */
  storeId: string | undefined
  request: ListRequest<LogsList, WebhookLog>
  list: ReturnType<typeof useList<LogsList, WebhookLog>>
  success: boolean | undefined
  /** The columns from the bodies, as the address has them. */
  body: string | undefined
  open: WebhookLog | undefined
  /** To an open delivery, or to none. */
  linkTo: (log: string | undefined) => LinkProps
  isFollowing: boolean
  onFollow: (isFollowing: boolean) => void
  onAddress: (change: Partial<AddressOf<LogsList>>, isQuiet?: true) => void
}

export function DeliveriesList(props: DeliveriesListProps) {
  const { webhookId, webhooks, storeId, request, list, success, body, open, linkTo } = props
  const { isFollowing, onFollow, onAddress } = props
  const [tools, setTools] = useState<RowTools>()
  const { rows = [], hidden } = list
  const paths = useBodyPaths(webhookId, body, (next) => onAddress({ body: next }, true))
  const [opened, setOpened] = useState<'path' | 'find'>()
  const close = () => {
    setOpened(undefined)
    document.querySelector<HTMLElement>(`#${DELIVERIES_MORE}`)?.focus()
  }
  const shown = list.rows && foldedAttempts(list.rows, open)
  const pageLink = (change: { page?: number; pageSize?: number }) => ({
    ...linkTo(undefined),
    search: { ...list.address, body, ...change },
  })
  return (
    <ListPage
      list={{ ...list, linkTo: pageLink }}
      actions={
        <ExportButton
          kind="deliveries"
          storeId={storeId}
          {...request}
          rows={list.rows}
          ownColumns={paths.shown.map((path) => `${OF_BODY}${path}`)}
        />
      }
      presets={
        <WebhookChoice
          key={webhookId}
          webhookId={webhookId}
          webhooks={webhooks}
          isFollowing={isFollowing}
          onFollow={onFollow}
          onPath={paths.shown.length < MOST_PATHS ? () => setOpened('path') : undefined}
          onFind={() => setOpened('find')}
        />
      }
      search={<WebhookLogsOutcomes success={success} />}
      hasSortMenu
      summary={
        <>
          <CodeStrip
            logs={rows}
            linkTo={linkTo}
            onZoom={(part) => {
              const isOpenIn =
                open && isIn({ log: open, instant: instantOf(open.dateCreated) }, part)
              const log = isOpenIn ? open.id : undefined
              onAddress({ ...between(part.from, part.to), page: undefined, log })
            }}
          />
          <BodyPaths
            key={webhookId}
            logs={rows}
            {...paths}
            isAdding={opened === 'path'}
            onDone={close}
          />
          <BodyFinder
            key={`find ${webhookId}`}
            webhookId={webhookId}
            storeId={storeId ?? ''}
            query={request.query}
            isOpen={opened === 'find'}
            onClose={close}
          />
        </>
      }
      notes={
        hidden > 0 && <HiddenDeliveries shown={rows.length} hidden={hidden} success={success} />
      }
      note=""
    >
      <WebhookLogsTable
        logs={shown}
        open={open}
        linkTo={linkTo}
        isFetching={list.isPrevious}
        message={listMessage({ ...list, empty: NO_DELIVERIES })}
        tools={tools}
        paths={paths.shown}
      />
      <DeliveriesBeside
        {...request}
        rows={shown}
        // Deliveries are not counted, but one page may hold all.
        total={list.page === 1 && !list.hasMore && hidden === 0 ? rows.length : undefined}
        storeId={storeId}
        onTools={setTools}
      />
    </ListPage>
  )
}
