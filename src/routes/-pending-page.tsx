import { PageSkeleton } from '#components/page/skeleton.tsx'

export function PendingPage() {
  return <PageSkeleton />
}
