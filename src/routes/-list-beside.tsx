import type { LinkProps } from '@tanstack/react-router'
import {
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useMemo,
} from 'react'
import type { Resize } from '#components/table/column-widths.ts'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import type { RowTools } from '#components/table/table-types.ts'
import { useRowTools } from '#components/table/use-row-tools.tsx'
import type { ExportTarget } from '#features/exports/export-button.tsx'
import { fromList } from '#model/hooks/use-list-origin.ts'
import type { ListSelectionProps } from './-list-selection.tsx'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Parameters } from '#base/address/address.ts'
import { namesOf } from '#model/reading/lists/address.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'
import { type Selection, changed } from '#model/reading/selection/selection.ts'

const ListSelection = lazyPart(async () => (await import('./-list-selection.tsx')).ListSelection)

type Beside<Row> = {
  /** The row in the address, and what shows another. */
  id: string | undefined
  onPeek: (id: string | undefined) => void
  /** Loads the panel's code: it may be asked for soon. */
  onIntent: () => void
  panel: (open: OpenRow<Row>) => ReactNode
}

/** What a panel is given. */
export type OpenRow<Row> = {
  id: string
  /** What the list knows of it. */
  row: Row | undefined
  /** To the record alone, from where its place in the list is known. */
  link: LinkProps
  onClose: () => void
}

type BesideProps<Row> = Omit<ListSelectionProps<Row>, 'selection' | 'sums'> & {
  /** Hands the table what chooses its rows. */
  onTools: (tools: RowTools | undefined) => void
  sums?: (rows: readonly Row[]) => ReactNode
  peek?: Beside<Row>
  columns?: ExportTarget['columns'] & { resize: Resize }
}

/** What a list's page hands to what stands beside its table. */
export type BesideList<Row> = Pick<
  BesideProps<Row>,
  'list' | 'owner' | 'query' | 'total' | 'rows' | 'columns' | 'onTools'
> & { peeked: Pick<Beside<Row>, 'id' | 'onPeek'> }

/** The bar of the chosen rows and the panel of a record, and what the table needs for both. */
export function ListBeside<Row extends { id: string }>(props: BesideProps<Row>) {
  const { onTools, sums, peek, ...list } = props
  const selection = useSelection<Row>(list)
  const isPhone = useIsPhone()
  // A narrowed table keeps its columns as they are.
  const resize = peek?.id === undefined ? list.columns?.resize : undefined
  const tools = useRowTools(isPhone ? undefined : peek, selection.inTable, resize)
  const isOpen = peek?.id !== undefined
  const isHanded = useRef(false)
  // Boxes in all rows may come a moment later than the answer to a key, but an open panel has its
  // keys from its first frame on.
  useLayoutEffect(() => {
    if (isOpen && !isHanded.current) onTools(tools)
    else startTransition(() => onTools(tools))
    isHanded.current = true
  }, [onTools, tools, isOpen])
  useEffect(() => () => onTools(undefined), [onTools])
  const { recordLink, address, rows, copies } = list
  const id = isPhone ? undefined : peek?.id
  const row = rows?.find((one) => one.id === id)
  return (
    <>
      {selection.selected.size > 0 && (
        <Suspense>
          <ListSelection
            {...list}
            // The lazy part forgets the kind of its rows.
            copies={copies as ListSelectionProps<{ id: string }>['copies']}
            selection={selection as unknown as ListSelectionProps<{ id: string }>['selection']}
            sums={sums?.([...selection.selected.values()])}
          />
        </Suspense>
      )}
      {peek && id !== undefined && (
        <Suspense>
          {peek.panel({
            id,
            row,
            link: { ...recordLink(row ?? { id }), state: fromList({ ...address, peek: id }) },
            onClose: () => peek.onPeek(undefined),
          })}
        </Suspense>
      )}
    </>
  )
}

type Kept = { filters: string; rows: Selection<unknown> }

type SelectionOptions<Row> = {
  list: ListDescription
  address: Readonly<Parameters>
  owner: string
  rows: readonly Row[] | undefined
}

const NONE: Selection<unknown> = new Map<string, unknown>()

/** They outlast pages and sorting, but not the filters; they are in memory only. */
function useSelection<Row extends { id: string }>(options: SelectionOptions<Row>) {
  const { list, address, owner, rows = [] } = options
  const queryClient = useQueryClient()
  const queryKey = useMemo(() => ['selection', list.title, owner] as const, [list, owner])
  const filters = filtersOf(list, address)
  const { data } = useQuery<Kept>({
    queryKey,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  const rowsOf = (kept: Kept | undefined) =>
    (kept?.filters === filters ? kept.rows : NONE) as Selection<Row>
  const selected = rowsOf(data)

  const keep = (next: Selection<unknown>) =>
    queryClient.setQueryData<Kept>(queryKey, { filters, rows: next })
  // Keys that have waited come faster than the page is drawn.
  const select = (chosen: readonly Row[], isSelected: boolean) =>
    keep(changed(rowsOf(queryClient.getQueryData<Kept>(queryKey)), chosen, isSelected))

  return {
    selected,
    select,
    clear: () => keep(NONE),
    inTable: {
      ids: selected as ReadonlyMap<string, unknown>,
      order: rows.map(({ id }) => id),
      onSelect(ids: readonly string[], isSelected: boolean) {
        const wanted = new Set(ids)
        select(
          rows.filter(({ id }) => wanted.has(id)),
          isSelected,
        )
      },
    },
  }
}

function filtersOf(list: ListDescription, address: Readonly<Parameters>): string {
  const names = [...list.filters.flatMap(namesOf), 'q']
  return JSON.stringify(names.map((name) => address[name]))
}
