import { StaleNote as Stale } from '#components/list/stale-note.tsx'
import { problemFrom } from '#model/reading/problem.ts'

type StaleNoteProps = {
  query: { data: unknown; error: unknown; refetch: () => Promise<unknown> }
  noun: string
}

export function StaleNote({ query: { data, error, refetch }, noun }: StaleNoteProps) {
  const problem = data && error ? problemFrom(error, noun) : undefined
  return <Stale problem={problem} noun={noun} onRetry={() => void refetch()} />
}
