import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Parameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { useRested } from '#base/time/use-timer.ts'
import { ListNeighbours } from '#components/list/list-neighbours.tsx'
import { PeekFailure, PeekPanel, PeekSkeleton } from '#components/list/peek-panel.tsx'
import type { PagedList } from '#model/reading/lists/load-list.ts'
import type { Neighbour, Neighbours } from '#model/reading/lists/neighbours.ts'
import { type ListReader, useNeighbours } from '#model/hooks/use-neighbours.ts'
import { problemFrom } from '#model/reading/problem.ts'

/** Milliseconds for which the cursor rests on a row before its record is read. */
const RESTS = 200

type PeekProps<Detail, Key extends QueryKey> = {
  kind: string
  id: string
  /** The list knows the record, so there is something to show at once. */
  isKnown: boolean
  /** Not enabled if the list knows all there is to show. */
  query: UseQueryOptions<Detail, Error, Detail, Key>
  link: LinkProps
  hasPage?: boolean
  onClose: () => void
  children: (detail: Detail | undefined) => ReactNode
}

type PagedProps<List extends PagedList, Row, Detail, Key extends QueryKey> = PeekProps<
  Detail,
  Key
> & { reader: ListReader<List, Row> }

/** A record beside its list: what the list knows at once, and the rest when the cursor rests. */
export function RecordPeek<
  List extends PagedList,
  Row extends { id: string },
  Detail,
  Key extends QueryKey,
>({ reader, ...peek }: PagedProps<List, Row, Detail, Key>) {
  return <KnownPeek neighbours={useNeighbours(reader, peek.id)} {...peek} />
}

export function KnownPeek<Detail, Key extends QueryKey>(
  props: PeekProps<Detail, Key> & { neighbours: Neighbours },
) {
  const { kind, id, isKnown, query, neighbours, link, hasPage = true, onClose, children } = props
  const { previous, next, ...place } = neighbours
  const isResting = useRested(id, RESTS) === id
  // Leaving a record that is still being read aborts the read.
  const isRead = query.enabled !== false
  const { data, error, refetch } = useQuery({ ...query, enabled: isRead && isResting })
  const problem = error && !data ? problemFrom(error, '') : undefined
  return (
    <PeekPanel
      kind={kind}
      id={id}
      link={link}
      hasPage={hasPage}
      onClose={onClose}
      neighbours={
        <ListNeighbours
          previous={peekLink(previous)}
          next={peekLink(next)}
          place={place}
          readsAhead={false}
        />
      }
    >
      {children(data)}
      {isRead && !data && !problem && <PeekSkeleton />}
      {problem && (
        <PeekFailure
          text={`${isKnown ? t`The rest didn’t load.` : t`This didn’t load.`} ${problem.message}`}
          code={problem.code}
          onRetry={() => void refetch()}
        />
      )}
    </PeekPanel>
  )
}

const peekLink = (neighbour: Neighbour | undefined): LinkProps | undefined =>
  neighbour && {
    to: '.',
    search: (before: Parameters) => ({
      ...before,
      page: neighbour.page === 1 ? undefined : neighbour.page,
      peek: neighbour.id,
    }),
    replace: true,
    resetScroll: false,
  }
