import { useState, useMemo } from 'react'
import type { Value } from '#api/request.ts'
import type { Parameters } from '#base/address/address.ts'
import { type EmptyWords, listMessage } from '#components/list/list-message.tsx'
import type { ListView, Saving } from '#components/list/list-page.tsx'
import { latePart } from '#components/page/lazy-part.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import type { RowTools } from '#components/table/table-types.ts'
import type { ViewTab } from '#components/list/view-tabs.tsx'
import { ExportButton } from '#features/exports/export-button.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { Views, type ViewsProps } from '#features/views/views.tsx'
import type { ExportKindName } from '#model/reading/export/kinds.ts'
import {
  type Columns,
  type ColumnDescription,
  shownColumns,
  unknownColumns,
} from '#model/reading/columns/columns.ts'
import type { NotedRecord } from './-noted.tsx'
import { useNavigate } from '@tanstack/react-router'
import type * as columnWords from '#model/reading/columns/column-words.ts'

export const loadNoted = () => import('./-noted.tsx')
const Noted = latePart(async () => (await loadNoted()).Noted)
const noted = (...of: NotedRecord) => <Noted of={of} />

type Request = Pick<ViewsProps, 'list' | 'address' | 'choices' | 'countOf'> & {
  owner: string
  query?: Record<string, Value>
  pageQuery?: unknown
}

type Shown<Row> = Omit<ListView, 'rows'> & {
  total?: number
  rows: Row[] | undefined
  isLoaded: boolean
  isRefetching: boolean
  peeked: { id: string | undefined; onPeek: (id: string | undefined) => void }
}

type FrameOptions<Row, Id extends string> = {
  kind: ExportKindName
  request: Request & { address: Parameters & { columns?: string } }
  list: Shown<Row>
  columns: Columns<Id>
  /** The tabs that every store has. */
  tabs: readonly ViewTab[]
  empty?: EmptyWords
}

/**
 * What the lists of a store share: columns, views, export and a record beside the list. Returns the
 * props for the page, for its table and for what stands beside the table.
 */
export function useListFrame<Row extends { id: string }, Id extends string>(
  options: FrameOptions<Row, Id>,
) {
  const { kind, request, list, tabs, empty } = options
  const { owner } = request
  const { store } = useCurrentStore()
  const storeCurrency = store?.currencyCode
  const [saving, setSaving] = useState<Saving>()
  const [tools, setTools] = useState<RowTools>()
  const columns = useColumns(options.columns, request.address)
  const peeked = useIsPhone() ? undefined : list.peeked.id
  const { rows } = list
  const { tag } = request.address
  return {
    tagged: tag !== undefined && <Noted list={{ kind, ...request }} />,
    columns,
    page: {
      list,
      saving,
      columns,
      actions: (
        <ExportButton
          kind={kind}
          storeId={owner}
          {...request}
          rows={rows}
          total={list.total}
          columns={columns}
        />
      ),
      presets: (
        <Views
          {...request}
          storeId={owner}
          storeName={store?.name}
          columns={options.columns}
          given={tabs}
          isLoaded={list.isLoaded}
          onSaving={setSaving}
        />
      ),
    },
    table: {
      columns: columns.shown,
      storeCurrency,
      sorting: list.sorting,
      // Tagged records come one by one, and those that are there can be read.
      isFetching: list.isRefetching && !tag,
      message: listMessage({ ...list, empty }),
      peeked,
      tools,
      noted,
    },
    beside: { rows, peeked: list.peeked, storeCurrency, columns, onTools: setTools },
  }
}

type Words = typeof columnWords

function useColumns<Id extends string>(
  all: Columns<Id>,
  { columns: chosen }: { columns?: string },
) {
  const navigate = useNavigate()
  const shown = useMemo(() => shownColumns(all, chosen), [all, chosen])
  // Nobody changes columns before the rows are there.
  const change = (wordsOf: (module: Words) => string | undefined) =>
    void import('#model/reading/columns/column-words.ts').then(
      (module) =>
        navigate({
          to: '.',
          search: (before: Parameters) => ({ ...before, columns: wordsOf(module) }),
          replace: true,
          resetScroll: false,
        }),
      () => undefined,
    )
  return {
    all: all as readonly ColumnDescription[],
    shown,
    isStandard: chosen === undefined,
    unknown: unknownColumns(all, chosen),
    choose: (ids?: readonly string[]) =>
      change(({ chosenColumns }) => chosenColumns(all, shown, ids)),
    resize: (id: string, width: number | undefined) =>
      change(({ resizedColumns }) => resizedColumns(all, shown, id, width)),
  }
}
