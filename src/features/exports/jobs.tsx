import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTimeZone } from '#base/storage/preferences.ts'
import { useStore } from '#base/storage/store.ts'
import { useIsPhone } from '#components/controls/phone.ts'
import { jobs, restoreJobs } from '#model/doing/jobs/jobs.ts'
import { searchesInSight } from '#model/doing/jobs/in-sight.ts'
import { restoreSearches } from '#model/doing/jobs/stored-search.ts'
import { searches } from '#model/doing/jobs/searches.ts'
import { JobCard } from './job-card.tsx'
import { JobReport } from './job-report.tsx'
import { JobsPanel } from './jobs-panel.tsx'
import { shownExport, shownSearch } from './shown-job.ts'

/** The card at the foot of the navigation while a job exists, and what it opens. */
export function Jobs() {
  const all = useStore(jobs)
  const lookedFor = useStore(searches).filter(({ isSeen }) => !isSeen)
  const inSight = useStore(searchesInSight)
  const zone = useTimeZone()
  const isPhone = useIsPhone()
  const [isOpen, setIsOpen] = useState(false)
  const [closed, setClosed] = useState<readonly string[]>([])

  useEffect(() => {
    void restoreJobs()
    void restoreSearches()
  }, [])
  const reported = all.findLast(({ id, phase }) => phase === 'done' && !closed.includes(id))
  if (all.length + lookedFor.length === 0) return null
  const shown = [
    ...all.map((job) => shownExport(job, zone)),
    ...lookedFor
      .filter(({ id }) => !inSight.includes(id))
      .map((search) => shownSearch(search, zone)),
  ]
  const card = shown.length > 0 && (
    <JobCard jobs={shown} isPhone={isPhone} onOpen={() => setIsOpen(true)} />
  )
  return (
    <>
      {isPhone ? createPortal(card, document.body) : card}
      {isOpen && <JobsPanel jobs={all} searches={lookedFor} onClose={() => setIsOpen(false)} />}
      {reported &&
        !isOpen &&
        createPortal(
          <JobReport job={reported} onClose={() => setClosed([...closed, reported.id])} />,
          document.body,
        )}
    </>
  )
}
