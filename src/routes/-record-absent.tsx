import { type LinkProps, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isNotFound } from '#api/errors.ts'
import { labels, t } from '#base/language/words.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import { MissingRecord } from '#components/list/missing-record.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { DetailSkeleton, type DetailShape } from '#components/page/detail-skeleton.tsx'
import { Trans } from '#components/text/trans.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { problemFrom } from '#model/reading/problem.ts'

type KindWords = {
  kind: string
  missing: (store: string) => string
  failed: string
  /** Of its page. */
  shape: DetailShape
}

const words = {
  order: {
    kind: t`Order`,
    missing: (store: string) => t`No order with this ID in ${store}`,
    failed: t`This order didn’t load`,
    shape: { hasAmount: true, strip: 'facts', hasTabs: true },
  },
  product: {
    kind: t`Product`,
    missing: (store: string) => t`No product with this ID in ${store}`,
    failed: t`This product didn’t load`,
    shape: { picture: 48, hasRemark: true, wide: 2 },
  },
  customer: {
    kind: labels.customer,
    missing: (store: string) => t`No customer with this ID in ${store}`,
    failed: t`This customer didn’t load`,
    shape: { picture: 44, strip: 'figures' },
  },
  coupon: {
    kind: t`Coupon`,
    missing: (store: string) => t`No coupon with this ID in ${store}`,
    failed: t`This coupon didn’t load`,
    // One that was never used has no others.
    shape: { strip: 'figure' },
  },
  category: {
    kind: t`Category`,
    missing: (store: string) => t`No category with this ID in ${store}`,
    failed: t`This category didn’t load`,
    shape: { picture: 44, hasRemark: true },
  },
} satisfies Record<string, KindWords>

type RecordAbsentProps = {
  kind: keyof typeof words
  id: string
  parent: LinkProps & { label: string }
  query: { error: unknown; refetch: () => Promise<unknown> }
  /** While it is read: otherwise the shape of such a record's page. */
  waiting?: ReactNode
  /** Of the table over the whole width, if a list knows. */
  rows?: number
  children?: ReactNode
}

export function RecordAbsent(props: RecordAbsentProps) {
  const { kind, id, parent, query, rows, children } = props
  const { shape, ...said } = words[kind]
  const { waiting = <DetailSkeleton {...shape} {...(rows && { wide: rows })} /> } = props
  return (
    <>
      <PageHeader
        kind={said.kind}
        // As what comes, whose name stands below.
        isRepeated={kind !== 'order' && !query.error}
        title={id.slice(0, 8)}
        parent={parent}
      />
      {isNotFound(query.error) ? (
        <NotHere error={query.error} id={id} kind={kind} parent={parent} />
      ) : (
        <ReadFailure query={query} title={said.failed} waiting={waiting} />
      )}
      {query.error && children}
    </>
  )
}

/** As many other stores as fit beside each other. */
const MOST_STORES = 3

type NotHereProps = Pick<RecordAbsentProps, 'id' | 'kind' | 'parent'> & { error: unknown }

/** An ID that this store doesn’t know may belong to another one. */
function NotHere({ error, id: missing, kind, parent: { label, ...back } }: NotHereProps) {
  const params = useParams({ strict: false })
  const { store, stores } = useCurrentStore()
  const others = stores.filter(({ id }) => id !== '' && id !== params.storeId)
  const where = visibleText(store?.name || (params.storeId ?? '').slice(0, 8))
  return (
    <MissingRecord id={missing} problem={problemFrom(error, words[kind].missing(where))}>
      <ButtonLink {...back} variant="default" size="xs">
        <Trans>Back to {label}</Trans>
      </ButtonLink>
      {others.slice(0, MOST_STORES).map(({ id, name }) => (
        <ButtonLink key={id} to="." params={{ ...params, storeId: id }} variant="default" size="xs">
          <Trans>Look in {visibleText(name || id.slice(0, 8))}</Trans>
        </ButtonLink>
      ))}
    </MissingRecord>
  )
}

type ReadFailureProps = Pick<RecordAbsentProps, 'query' | 'waiting'> & { title: string }

export function ReadFailure({ query: { error, refetch }, title, waiting }: ReadFailureProps) {
  if (!error) return waiting
  // Reading again would not find it.
  const retry = isNotFound(error) ? undefined : () => void refetch()
  return <ErrorPanel problem={problemFrom(error, title)} onRetry={retry} />
}
