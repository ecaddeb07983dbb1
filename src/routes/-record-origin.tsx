import type { LinkProps } from '@tanstack/react-router'
import type { ListDescription } from '#model/reading/lists/description.ts'
import type { PagedList } from '#model/reading/lists/load-list.ts'
import { useListOrigin } from '#model/hooks/use-list-origin.ts'
import type { ListReader } from '#model/hooks/use-neighbours.ts'
import { RecordNeighbours } from './-record-neighbours.tsx'

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
