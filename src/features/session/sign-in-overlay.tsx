import { Suspense, lazy } from 'react'
import { useSession } from './use-session.ts'

const SignInDialog = lazy(() =>
  import('./sign-in-dialog.tsx').then((module) => ({ default: module.SignInDialog })),
)

/** The key stopped working: sign-in opens over the page, which keeps everything on it. */
export function SignInOverlay() {
  const { status } = useSession()
  if (status !== 'expired') return null
  return (
    <Suspense>
      <SignInDialog />
    </Suspense>
  )
}
