import { RefreshButton } from '#components/list/refresh-button.tsx'
import type { Overview } from './use-overview.ts'

export const OverviewRefresh = ({ overview }: { overview: Overview }) => (
  <RefreshButton
    updatedAt={overview.ledger?.oldest ?? 0}
    isFetching={overview.reads.isFetching}
    onRefresh={() => void overview.refreshAll()}
  />
)
