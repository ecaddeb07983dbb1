import { PageSkeleton } from '#components/skeleton.tsx'

/** The frame of a page while its first data is on the way. */
export function PendingPage() {
  return <PageSkeleton />
}
