import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import { type ReadProgress, type Reading, readSpan } from '#model/figures/read.ts'
import { type Compared, type Span, dayKey } from '#model/figures/spans.ts'

const FRESH = 60_000

export function useFigures(storeId: string, zone: string, spans: Compared) {
  const now = useSpan(storeId, zone, spans.now, true)
  const before = useSpan(storeId, zone, spans.before, now.query.isSuccess)
  return { now, before }
}

function useSpan(storeId: string, zone: string, span: Span, enabled: boolean) {
  const name = `${zone} ${dayKey(span.from)} ${dayKey(span.to)}`
  const queryKey = ['listOrders', { storeId }, 'figures', name] as const
  const progressKey = ['progress', { storeId }, 'figures', name] as const
  const query = useQuery<Reading>({
    queryKey,
    queryFn: ({ client, signal }: { client: QueryClient; signal: AbortSignal }) =>
      readSpan({
        storeId,
        zone,
        span,
        signal,
        onProgress: (progress) => client.setQueryData<ReadProgress>(progressKey, progress),
      }),
    staleTime: FRESH,
    enabled,
  })
  const { data: progress } = useQuery<ReadProgress>({ queryKey: progressKey, queryFn: skipToken })
  return { query, queryKey, progress: query.isFetching ? progress : undefined }
}
