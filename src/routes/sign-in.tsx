import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { textParameter } from '#api/schemas/list-query.ts'
import { session } from '#api/session.ts'
import { SignInPage } from '#features/session/sign-in-page.tsx'
import { useSession } from '#features/session/use-session.ts'
import { knownPage } from './-known-page.ts'

export const Route = createFileRoute('/sign-in')({
  /** `to`: the page that was asked for. */
  validateSearch: z.object({ to: textParameter }),
  component: SignIn,
})

function SignIn() {
  const { to } = Route.useSearch()
  const router = useRouter()
  const { status } = useSession()

  useEffect(
    function openPageAskedFor() {
      if (status !== 'signed-in') return
      const { storeId } = session.current()
      const first = storeId ? `/stores/${storeId}` : '/'
      void router.navigate({ href: knownPage(router, to) ?? first, replace: true })
    },
    [status, to, router],
  )

  return <SignInPage />
}
