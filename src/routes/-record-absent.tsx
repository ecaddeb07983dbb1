import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isNotFound } from '#api/errors.ts'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { DetailSkeleton } from '#components/page/detail-skeleton.tsx'
import { problemFrom } from '#model/reading/problem.ts'

type RecordAbsentProps = {
  kind: string
  id: string
  parent: LinkProps & { label: string }
  query: { error: unknown; refetch: () => Promise<unknown> }
  children?: ReactNode
}

export function RecordAbsent({ kind, id, parent, query, children }: RecordAbsentProps) {
  return (
    <>
      <PageHeader kind={kind} title={id.slice(0, 8)} parent={parent} />
      <ReadFailure query={query} title={`This ${kind.toLowerCase()} didn’t load`}>
        {children}
      </ReadFailure>
    </>
  )
}

type ReadFailureProps = Pick<RecordAbsentProps, 'query' | 'children'> & { title: string }

export function ReadFailure({ query: { error, refetch }, title, children }: ReadFailureProps) {
  if (!error) return <DetailSkeleton />
  // Reading again would not find it.
  const retry = isNotFound(error) ? undefined : () => void refetch()
  return (
    <>
      <ErrorPanel problem={problemFrom(error, title)} onRetry={retry} />
      {children}
    </>
  )
}
