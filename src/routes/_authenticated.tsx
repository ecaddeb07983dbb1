import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { Suspense, lazy, useEffect } from 'react'
import { session } from '#api/session.ts'
import { AppShell } from '#features/navigation/app-shell.tsx'
import { SignInOverlay } from '#features/session/sign-in-overlay.tsx'
import { followSession } from './-follow-session.ts'

// It looks after refunds of an earlier page, so the present one does not wait for it.
const RefundWatch = lazy(() =>
  import('#features/orders/refund-watch.tsx').then((module) => ({ default: module.RefundWatch })),
)

export const Route = createFileRoute('/_authenticated')({
  beforeLoad: async ({ location }) => {
    if (session.current().status === 'signed-out') {
      throw redirect({ to: '/sign-in', search: { to: location.href }, replace: true })
    }
    // The cache is loaded with the first page behind sign-in, not with sign-in itself.
    const { queryClient } = await import('#api/query-client.ts')
    return { queryClient }
  },
  component: AuthenticatedLayout,
})

function AuthenticatedLayout() {
  const { queryClient } = Route.useRouteContext()
  const router = useRouter()
  useEffect(() => followSession(queryClient, router), [queryClient, router])
  return (
    <QueryClientProvider client={queryClient}>
      <AppShell>
        <Outlet />
      </AppShell>
      <Suspense>
        <RefundWatch />
      </Suspense>
      <SignInOverlay />
    </QueryClientProvider>
  )
}
