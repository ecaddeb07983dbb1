import { Suspense, useEffect } from 'react'
import { idle } from '#base/time/idle.ts'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { useSession } from './use-session.ts'

const SignInDialog = lazyPart(async () => (await import('./sign-in-dialog.tsx')).SignInDialog)

let watching: Promise<void> | undefined

/** Opens sign-in over the page when the key stops working; the page keeps its state. */
export function SignInOverlay() {
  const { status } = useSession()
  useEffect(() => {
    watching ??= idle()
      .then(() => import('./idle-lock.ts'))
      .then(({ watchIdleness }) => watchIdleness())
      .catch(() => {
        watching = undefined
      })
  }, [])
  if (status !== 'expired') return null
  return (
    <Suspense>
      <SignInDialog />
    </Suspense>
  )
}
