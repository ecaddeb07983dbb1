import { type LinkProps, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isNotFound } from '#api/errors.ts'
import { t } from '#base/language/words.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import { MissingRecord } from '#components/list/missing-record.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { DetailSkeleton } from '#components/page/detail-skeleton.tsx'
import { Trans } from '#components/text/trans.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
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
      {isNotFound(query.error) ? (
        <NotHere error={query.error} noun={kind.toLowerCase()} parent={parent} />
      ) : (
        <ReadFailure query={query} title={t`This ${kind.toLowerCase()} didn’t load`} />
      )}
      {query.error && children}
    </>
  )
}

/** As many other stores as fit beside each other. */
const MOST_STORES = 3

type NotHereProps = Pick<RecordAbsentProps, 'parent'> & { error: unknown; noun: string }

/** An ID that this store doesn’t know may belong to another one. */
function NotHere({ error, noun, parent: { label, ...back } }: NotHereProps) {
  const params = useParams({ strict: false })
  const { store, stores } = useCurrentStore()
  const others = stores.filter(({ id }) => id !== '' && id !== params.storeId)
  const where = store?.name ? t` in ${visibleText(store.name)}` : ''
  return (
    <MissingRecord problem={problemFrom(error, t`No ${noun} with this ID${where}`)}>
      <ButtonLink {...back} variant="default" size="xs">
        <Trans>Back to {label.toLowerCase()}</Trans>
      </ButtonLink>
      {others.slice(0, MOST_STORES).map(({ id, name }) => (
        <ButtonLink key={id} to="." params={{ ...params, storeId: id }} variant="default" size="xs">
          <Trans>Look in {visibleText(name || id.slice(0, 8))}</Trans>
        </ButtonLink>
      ))}
    </MissingRecord>
  )
}

type ReadFailureProps = Pick<RecordAbsentProps, 'query'> & { title: string }

export function ReadFailure({ query: { error, refetch }, title }: ReadFailureProps) {
  if (!error) return <DetailSkeleton />
  // Reading again would not find it.
  const retry = isNotFound(error) ? undefined : () => void refetch()
  return <ErrorPanel problem={problemFrom(error, title)} onRetry={retry} />
}
