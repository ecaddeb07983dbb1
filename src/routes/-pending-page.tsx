import { useLocation } from '@tanstack/react-router'
import { PageSkeleton } from '#components/page/skeleton.tsx'

/** Their header tells what is done elsewhere. */
const HAS_LINE = /\/(?:customers|coupons|reviews|products|settings)$/

export function PendingPage() {
  return <PageSkeleton hasLine={HAS_LINE.test(useLocation().pathname)} />
}
