import { Outlet, createFileRoute, notFound } from '@tanstack/react-router'
import { isUuidShaped } from '#api/request.ts'

/** The store that all pages below belong to. */
export const Route = createFileRoute('/_authenticated/stores/$storeId')({
  beforeLoad: ({ params }) => {
    if (!isUuidShaped(params.storeId)) throw notFound()
  },
  component: Outlet,
})
