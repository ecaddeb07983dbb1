import { useParams } from '@tanstack/react-router'
import type { PageQuery } from '#api/query.ts'
import type { Noted as NotedCells } from '#components/table/table-types.ts'
import { NotedCell, TaggedNote } from '#features/notes/noted.tsx'
import { shownOrders } from '#model/reading/lists/shown-lists.ts'

export type NotedRecord = Parameters<NotedCells>

type NotedProps = {
  of?: NotedRecord
  list?: { kind: string; address: Readonly<Record<string, unknown>>; pageQuery?: unknown }
}

/** What the merchant noted: a cell of a list, or what stands above a list of tagged records. */
export function Noted({ of, list }: NotedProps) {
  const { storeId = '' } = useParams({ strict: false })
  if (of) {
    const [kind, column, id] = of
    return <NotedCell {...{ kind, column, id, storeId }} />
  }
  if (!list) return null
  const { kind, address, pageQuery } = list
  return (
    <TaggedNote
      {...{ kind, storeId, tag: String(address['tag']) }}
      isSorted={address['sort'] !== undefined}
      pageQuery={pageQuery as PageQuery<never>}
    />
  )
}

/** In the same file as the rest, so that the page of all orders names only one. */
export const readsTagged = shownOrders
