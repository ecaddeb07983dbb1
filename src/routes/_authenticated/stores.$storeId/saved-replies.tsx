import { createFileRoute, useLocation } from '@tanstack/react-router'
import { textParameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { useIsPhone } from '#components/controls/phone.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { SavedRepliesView } from '#features/tickets/saved-replies/saved-replies-view.tsx'

export const Route = createFileRoute('/_authenticated/stores/$storeId/saved-replies')({
  validateSearch: textParameters('q', 'reply'),
  component: SavedRepliesPage,
})

function SavedRepliesPage() {
  const { storeId } = Route.useParams()
  const { q, reply } = Route.useSearch()
  const navigate = Route.useNavigate()
  const isPhone = useIsPhone()
  const isNew = reply === 'new' || reply?.startsWith('starter-')
  // On a phone, an open reply has the page to itself.
  const isAlone = isNew || (isPhone && reply !== undefined)
  const newText = useLocation({ select: ({ state }) => state.replyText })
  return (
    <>
      <PageHeader
        title={isAlone ? (isNew ? t`New reply` : t`Saved reply`) : t`Saved replies`}
        parent={
          isAlone
            ? {
                label: t`Saved replies`,
                to: '/stores/$storeId/saved-replies',
                params: { storeId },
                search: { q },
              }
            : undefined
        }
        actions={
          !isAlone && (
            <ButtonLink
              to="/stores/$storeId/saved-replies"
              params={{ storeId }}
              search={{ q, reply: 'new' }}
              size="xs"
            >
              {t`New reply`}
            </ButtonLink>
          )
        }
      />
      <SavedRepliesView
        key={storeId}
        storeId={storeId}
        storeName={useCurrentStore().store?.name}
        query={q}
        openId={reply}
        newText={newText}
        onSearch={(text) => void navigate({ search: (before) => ({ ...before, q: text }) })}
        onOpen={(id) => void navigate({ search: (before) => ({ ...before, reply: id }) })}
      />
    </>
  )
}
