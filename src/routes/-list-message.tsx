import { StaleNote as Stale } from '#components/list/list-status.tsx'
import { problemFrom } from '#model/reading/problem.ts'

type StaleNoteProps = {
  query: { data: unknown; error: unknown; refetch: () => Promise<unknown> }
}

export function StaleNote({ query: { data, error, refetch } }: StaleNoteProps) {
  const problem = data && error ? problemFrom(error, '') : undefined
  return <Stale problem={problem} onRetry={() => void refetch()} />
}
