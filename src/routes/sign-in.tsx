import { Navigate, createFileRoute, useRouter } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { textParameter } from '#api/schemas/list-query.ts'
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
  const { status, storeId } = useSession()
  const first = storeId ? `/stores/${storeId}` : '/'

  return (
    <>
      <SignInPage />
      {status === 'signed-in' && <Navigate to="/" href={knownPage(router, to) ?? first} replace />}
    </>
  )
}
