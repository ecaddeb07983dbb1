import type { LinkProps } from '@tanstack/react-router'
import type { Parameters } from '#base/address/address.ts'
import { ListNeighbours } from '#components/list/list-neighbours.tsx'
import type { PagedList } from '#model/reading/lists/load-list.ts'
import type { Neighbour, Neighbours } from '#model/reading/lists/neighbours.ts'
import { type ListReader, useNeighbours } from '#model/hooks/use-neighbours.ts'
import { useWayBack } from './-way-back.ts'

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
