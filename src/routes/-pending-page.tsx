import { PageSkeleton } from '#components/skeleton.tsx'

export function PendingPage() {
  return <PageSkeleton />
}
