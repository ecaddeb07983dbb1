import { type LinkProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Value } from '#api/request.ts'
import type { Parameters } from '#base/address/address.ts'
import { ExportButton, type ExportTarget } from '#features/exports/export-button.tsx'
import { TagSelected } from '#features/notes/tag-selected.tsx'
import { SelectionBar } from '#features/selection/selection-bar.tsx'
import type { ExportKindName } from '#model/reading/export/kinds.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'
import type { Copy } from '#model/reading/selection/copies.ts'
import type { Selection } from '#model/reading/selection/selection.ts'

export type ListSelectionProps<Row> = {
  kind: ExportKindName
  owner: string
  list: ListDescription
  address: Readonly<Parameters>
  /** For which store a file is made, if not for the owner. */
  storeId?: string
  /** The filters as sent; undefined for a list whose rows are all in memory. */
  query: Record<string, Value> | undefined
  total: number | undefined
  selection: {
    selected: Selection<Row>
    select: (rows: readonly Row[], isSelected: boolean) => void
    clear: () => void
  }
  rows: readonly Row[] | undefined
  /** To a row, of which the address may tell only the id. */
  recordLink: (row: Row | { id: string }) => LinkProps
  copies?: readonly Copy<Row>[]
  sums?: ReactNode
  /** What the table shows, which a file then holds. */
  columns?: ExportTarget['columns']
}

/** What can be done with the rows chosen in a list. */
export function ListSelection<Row extends { id: string }>(props: ListSelectionProps<Row>) {
  const { kind, owner, list, address, query, total, selection, rows } = props
  const { recordLink, copies, sums, columns, storeId = owner } = props
  const router = useRouter()
  const selected = [...selection.selected.values()]
  return (
    <SelectionBar
      rows={selected}
      kind={kind}
      owner={owner}
      query={query}
      total={total}
      sums={sums}
      copies={copies}
      addressOf={(row) =>
        new URL(router.buildLocation(recordLink(row)).publicHref, location.href).href
      }
      tagging={
        (kind === 'orders' || kind === 'customers') && (
          <TagSelected kind={kind} storeId={storeId} ids={selected.map(({ id }) => id)} />
        )
      }
      exportButton={
        <ExportButton
          {...{ kind, owner, list, address, query, rows, selected, storeId, columns }}
        />
      }
      onAll={(all) => selection.select(all, true)}
      onClear={selection.clear}
    />
  )
}
