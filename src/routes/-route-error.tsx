import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorPanel } from '#components/error-panel.tsx'
import { problemFrom } from './-problem.ts'

/** A page that could not be read: what failed, what to quote, and another try. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <>
      <title>Something failed · Counter</title>
      <ErrorPanel
        heading="h1"
        problem={problemFrom(error, 'This page could not be shown')}
        onRetry={() => {
          reset()
          void router.invalidate()
        }}
      />
    </>
  )
}
