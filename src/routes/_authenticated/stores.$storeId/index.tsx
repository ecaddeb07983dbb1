import { createFileRoute, redirect } from '@tanstack/react-router'

/** The store's first page. */
export const Route = createFileRoute('/_authenticated/stores/$storeId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/stores/$storeId/orders', params, replace: true })
  },
})
