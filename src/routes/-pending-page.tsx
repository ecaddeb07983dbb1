import { PageSkeleton } from '#components/page/skeleton.tsx'

/** Their header tells what is done elsewhere. */
const HAS_LINE = /\/(?:customers|coupons|reviews|products|settings)$/

export const PendingPage = () => <PageSkeleton hasLine={HAS_LINE.test(location.pathname)} />
