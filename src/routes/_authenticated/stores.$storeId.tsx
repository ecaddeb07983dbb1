import { Outlet, createFileRoute, notFound } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isUuidShaped } from '#api/request.ts'
import { session } from '#api/session.ts'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { lastStore } from '#features/navigation/last-store.ts'

/** The store that all pages below belong to. */
export const Route = createFileRoute('/_authenticated/stores/$storeId')({
  beforeLoad: ({ params }) => {
    if (!isUuidShaped(params.storeId)) throw notFound()
  },
  component: StorePages,
})

function StorePages() {
  const { storeId } = Route.useParams()
  const { store } = useCurrentStore()
  const isOwn = store !== undefined || !session.current().canReadUser
  useEffect(
    function rememberStore() {
      if (isOwn) lastStore.write(storeId)
    },
    [isOwn, storeId],
  )
  return <Outlet />
}
