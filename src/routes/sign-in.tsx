import { Navigate, createFileRoute, useRouter, type AnyRouter } from '@tanstack/react-router'
import { textParameters } from '#base/address/address.ts'
import { SignInPage } from '#features/session/sign-in-page.tsx'
import { useSession } from '#features/session/use-session.ts'

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

/**
 * Returns the path, search and fragment of a page of this application, else undefined, so that a
 * link to the sign-in page cannot redirect elsewhere.
 */
function knownPage(router: AnyRouter, address: string | undefined): string | undefined {
  if (!address?.startsWith('/') || address.startsWith('//') || address.includes('\\'))
    return undefined
  const url = URL.canParse(address, location.origin) ? new URL(address, location.origin) : undefined
  if (url?.origin !== location.origin || url.pathname === '/sign-in') return undefined
  const [, , page] = router.getMatchedRoutes(url.pathname)
  // A ticket without its customer, and earlier names, have the page of every other address.
  const isKnown =
    page && (!page.id.endsWith('/$') || /\/tickets\/|\/(?:checks|activity)$/.test(url.pathname))
  return isKnown ? url.pathname + url.search + url.hash : undefined
}
