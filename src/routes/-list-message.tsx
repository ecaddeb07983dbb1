import { Button } from '@mantine/core'
import type { Page } from '#api/client.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorPanel } from '#components/error-panel.tsx'
import { Note } from '#components/note.tsx'
import { problemFrom } from '#model/problem.ts'

type ReadState<Data> = {
  data: Data | undefined
  error: unknown
  refetch: () => Promise<unknown>
}

type ListMessage = {
  query: ReadState<Page<unknown>>
  /** The plural in sentence case: "Orders". */
  noun: string
  page: number
  isFiltered: boolean
  onClear: () => void
  onPage: (page: number) => void
}

/** What stands in a list's frame when it has no rows: not loaded, nothing there, nothing found. */
export function listMessage({ query, noun, page, isFiltered, onClear, onPage }: ListMessage) {
  const { data, error, refetch } = query
  if (!data) {
    if (!error) return undefined
    return (
      <ErrorPanel
        problem={problemFrom(error, `${noun} didn’t load`)}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data.items.length > 0) return undefined
  if (page > 1) {
    const last = data.pages ?? 1
    return (
      <EmptyState
        title="This page no longer exists"
        text={data.pages ? `The list ends at page ${last}.` : 'The list ends before this page.'}
        action={
          <Button variant="default" size="xs" onClick={() => onPage(last)}>
            Go to page {last}
          </Button>
        }
      />
    )
  }
  if (!isFiltered) return <EmptyState title={`No ${noun.toLowerCase()} yet`} />
  return (
    <EmptyState
      title={`No ${noun.toLowerCase()} match these filters`}
      action={
        <Button variant="default" size="xs" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  )
}

/** What is on screen is older than it should be: reading it again failed. */
export function StaleNote({ query, noun }: { query: ReadState<unknown>; noun: string }) {
  if (!query.data || !query.error) return null
  const { message, code } = problemFrom(query.error, noun)
  return (
    <div role="alert">
      <Note
        tone="warning"
        banner
        action={{ label: 'Try again', onClick: () => void query.refetch() }}
      >
        {noun} could not be read again; what you see is older. {message}
        {code && ` Quote code ${code}.`}
      </Note>
    </div>
  )
}
