import { type LinkProps, useRouter } from '@tanstack/react-router'
import type { Parameters } from '#base/address/address.ts'
import { ListNeighbours } from '#components/list/list-neighbours.tsx'
import type { PagedList } from '#model/reading/lists/load-list.ts'
import type { Neighbour, Neighbours } from '#model/reading/lists/neighbours.ts'
import { type ListReader, useNeighbours } from '#model/hooks/use-neighbours.ts'
import { isTypedInto } from '#base/browser/letter-key.ts'
import { useKeyDown } from '#base/browser/use-key-down.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'
import { useListOrigin } from '#model/hooks/use-list-origin.ts'

type Ways = {
  recordLink: (id: string, page: number) => LinkProps
  /** The list, as it was left. */
  listLink: LinkProps
  isElsewhere: boolean
  /** The list shows fewer rows than it counts, so that a place among them tells nothing. */
  isFolded?: boolean
}

type PagedProps<List extends PagedList, Row> = Ways & {
  id: string
  reader: ListReader<List, Row>
}

/** The place of a record in the list that it was opened from, and the ways on and back. */
export function RecordNeighbours<List extends PagedList, Row extends { id: string }>({
  id,
  reader,
  ...ways
}: PagedProps<List, Row>) {
  const neighbours = useNeighbours(reader, id)
  return <KnownNeighbours neighbours={neighbours} address={reader.address} {...ways} />
}

type KnownProps = Ways & { neighbours: Neighbours; address: Readonly<Parameters> }

export function KnownNeighbours(props: KnownProps) {
  const { neighbours, address, recordLink, listLink, isElsewhere, isFolded } = props
  const { previous, next, ...known } = neighbours
  const place = isFolded && known.place !== 0 ? { ...known, place: undefined } : known
  useWayBack(listLink, isElsewhere)

  const linkTo = (neighbour: Neighbour | undefined): LinkProps | undefined =>
    neighbour && {
      ...recordLink(neighbour.id, neighbour.page),
      state: {
        fromList: {
          address: { ...address, page: neighbour.page === 1 ? undefined : neighbour.page },
          isElsewhere: isElsewhere || neighbour.page !== (address['page'] ?? 1),
        },
      },
      replace: true,
    }
  return <ListNeighbours previous={linkTo(previous)} next={linkTo(next)} place={place} />
}

/** Esc leads back to the list, where the record's row takes the focus. */
export function useWayBack(listLink: LinkProps, isElsewhere: boolean) {
  const router = useRouter()
  useKeyDown((event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isTypedInto(event.target)) return
    // A list beside its record has the row already.
    document.querySelector<HTMLElement>('[data-row-link][aria-current=page]')?.focus()
    if (isElsewhere) void router.navigate(listLink)
    // Going back in the history restores the list's scroll position, too.
    else router.history.back()
  })
}

/** The list that a record was opened from, as it was left, or the list without filters. */
export function useRecordOrigin<List extends ListDescription>(list: List, link: LinkProps) {
  const origin = useListOrigin(list)
  const listLink: LinkProps = { ...link, search: origin?.address }
  return { list, origin, listLink, parent: { ...listLink, label: list.title } }
}

type OriginNeighboursProps<List extends PagedList, Row> = {
  from: ReturnType<typeof useRecordOrigin<List>>
  id: string
  read: ListReader<List, Row>['read']
  recordLink: (id: string) => LinkProps
}

/** Nothing for a record that was opened from elsewhere than its list. */
export function OriginNeighbours<List extends PagedList, Row extends { id: string }>({
  from: { list, origin, listLink },
  read,
  ...record
}: OriginNeighboursProps<List, Row>) {
  if (!origin) return null
  const { address, isElsewhere } = origin
  return (
    <RecordNeighbours
      {...record}
      reader={{ list, address, read }}
      listLink={listLink}
      isElsewhere={isElsewhere}
    />
  )
}
