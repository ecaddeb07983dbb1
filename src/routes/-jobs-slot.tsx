import { Suspense } from 'react'
import { useStore } from '#base/store.ts'
import { lazyPart } from '#components/lazy-part.tsx'
import { knownJobs } from '#model/jobs/known-jobs.ts'

const Jobs = lazyPart(async () => (await import('#features/exports/jobs.tsx')).Jobs)

/** Loads the jobs once there is one, or one was interrupted by a reload. */
export function JobsSlot() {
  const hasJobs = useStore(knownJobs).length > 0
  return (
    hasJobs && (
      <Suspense>
        <Jobs />
      </Suspense>
    )
  )
}
