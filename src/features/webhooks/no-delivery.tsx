import { EmptyState } from '#components/empty-state.tsx'

/** Stands where a delivery opens; the address may name one of another page. */
export const NoDelivery = ({ isElsewhere }: { isElsewhere: boolean }) => (
  <EmptyState
    icon="webhooks"
    title={isElsewhere ? 'This delivery isn’t on this page' : 'No delivery is open'}
    text="Choose one from the list to see what was sent and what came back."
  />
)
