import { Navigate, createFileRoute, useRouter } from '@tanstack/react-router'
import { textParameters } from '#base/address/address.ts'
import { SignInPage } from '#features/session/sign-in-page.tsx'
import { useSession } from '#features/session/use-session.ts'
import { knownPage } from './-known-page.ts'

const readAddress = textParameters('to')

export const Route = createFileRoute('/sign-in')({
  validateSearch: readAddress,
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
