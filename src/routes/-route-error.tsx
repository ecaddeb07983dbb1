import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { t } from '#base/language/words.ts'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import { useOnline } from '#features/navigation/banners.ts'
import { problemFrom } from '#model/reading/problem.ts'

export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const problem = problemFrom(error, t`This page can’t be shown`)
  return (
    <>
      <title>{t`Something failed · Counter`}</title>
      {isFileMissing(error) ? (
        <MissingFile details={problem.details} />
      ) : (
        <ErrorPanel
          heading="h1"
          problem={problem}
          onRetry={() => {
            reset()
            void router.invalidate()
          }}
        />
      )}
    </>
  )
}

/** Browsers never retry a failed module in the same document, so only a reload helps. */
function MissingFile({ details }: { details: string }) {
  const isOnline = useOnline()
  const [wasOnline] = useState(isOnline)
  useArrival(isOnline && !wasOnline, () => location.reload())
  const problem = {
    title: t`This page didn’t load`,
    message: wasOnline
      ? t`Counter was updated. Reload to go on. Your drafts are kept.`
      : t`You’re offline, and this page wasn’t opened before. It opens when you’re back.`,
    details,
  }
  const onRetry = wasOnline ? () => location.reload() : undefined
  return <ErrorPanel heading="h1" problem={problem} retryLabel={t`Reload`} onRetry={onRetry} />
}

/** Each browser words a failed module import differently, and Vite a failed style sheet. */
function isFileMissing(error: unknown): boolean {
  const text = error instanceof Error ? error.message : ''
  return /dynamically imported module|Importing a module script failed|preload CSS/.test(text)
}
