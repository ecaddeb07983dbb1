import { Suspense } from 'react'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { PrivacyBar } from '#features/navigation/privacy-bar.tsx'

const Jobs = lazyPart(async () => (await import('#features/exports/jobs.tsx')).Jobs)

export function Foot({ hasJobs, privacy }: { hasJobs: boolean; privacy: boolean }) {
  return (
    <Suspense>
      {hasJobs && <Jobs />}
      {privacy && <PrivacyBar />}
    </Suspense>
  )
}
