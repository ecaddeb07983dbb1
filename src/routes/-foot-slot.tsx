import { Suspense } from 'react'
import { usePreferences } from '#base/storage/preferences.ts'
import { useStore } from '#base/storage/store.ts'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { knownJobs, openHere } from '#model/doing/jobs/known-jobs.ts'

const Foot = lazyPart(async () => (await import('./-foot.tsx')).Foot)

/** Shows the privacy bar, and loads the jobs once there is one or a reload interrupted one. */
export function FootSlot() {
  const { exports, searches } = useStore(openHere)
  const hasJobs = useStore(knownJobs).length + exports + searches > 0
  const { privacy } = usePreferences()
  return (
    (hasJobs || privacy) && (
      <Suspense>
        <Foot hasJobs={hasJobs} privacy={privacy} />
      </Suspense>
    )
  )
}
