import { ErrorPanel } from '#components/list/error-panel.tsx'
import { problemFrom } from '#model/reading/problem.ts'

type ReadProblemProps = {
  query: { error: unknown; refetch: () => unknown }
  title: string
  inline?: boolean
}

/** What did not load and why, with the way to try again. */
export const ReadProblem = ({ query, title, inline }: ReadProblemProps) => (
  <ErrorPanel
    inline={inline}
    problem={problemFrom(query.error, title)}
    onRetry={() => void query.refetch()}
  />
)
