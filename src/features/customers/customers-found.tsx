import type { LinkProps } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { listMessage } from '#components/list-message.tsx'
import { ListPage } from '#components/list-page.tsx'
import { Note } from '#components/note.tsx'
import { useIsPhone } from '#components/phone.ts'
import type { Saving } from '#components/saving.ts'
import type { RowTools } from '#components/table-types.ts'
import { type CustomersColumn, customersColumns } from '#model/lists/customers-columns.ts'
import type { customersList } from '#model/lists/lists.ts'
import type { ListRequest } from '#model/lists/load-list.ts'
import { useColumns } from '#model/lists/use-columns.ts'
import { useList } from '#model/lists/use-list.ts'
import { CustomersSearch } from './customers-search.tsx'
import { CustomersTable } from './customers-table.tsx'

type CustomersFoundProps = {
  actions: (rows: CustomerSearchItem[] | undefined, columns: CustomersColumns) => ReactNode
  /** The tabs above the search. */
  views: (state: { isLoaded: boolean; onSaving: (saving: Saving | undefined) => void }) => ReactNode
  request: ListRequest<typeof customersList, CustomerSearchItem>
  storeCurrency: string | undefined
  customerLink: (customerId: string) => LinkProps
  /** What stands beside and below the table. */
  beside: (state: CustomersState) => ReactNode
}

type CustomersColumns = ReturnType<typeof useColumns<CustomersColumn>>

type CustomersState = {
  rows: CustomerSearchItem[] | undefined
  peeked: { id: string | undefined; onPeek: (id: string | undefined) => void }
  onTools: (tools: RowTools | undefined) => void
  columns: CustomersColumns
  /** Known if one page holds all. */
  total: number | undefined
}

export function CustomersFound(props: CustomersFoundProps) {
  const { request, storeCurrency, customerLink, actions, views, beside } = props
  const list = useList(request, { recordLink: customerLink, isCounted: false })
  const { rows, page, hasMore, peeked } = list
  const [saving, setSaving] = useState<Saving>()
  const [tools, setTools] = useState<RowTools>()
  const isPhone = useIsPhone()
  const total = page === 1 && hasMore === false ? rows?.length : undefined
  const { q = '' } = list.address
  const columns = useColumns(customersColumns, list.address)
  const isNothingFound = rows?.length === 0 && page === 1 && !list.isFiltered
  return (
    <ListPage
      list={list}
      columns={columns}
      saving={saving}
      actions={actions(rows, columns)}
      presets={
        <>
          {views({ isLoaded: list.isLoaded, onSaving: setSaving })}
          <CustomersSearch {...list.search} />
        </>
      }
      summary={
        /[/\\]/.test(q) && (
          <Note tone="warning" banner>
            Searches with “/” may find nothing.
          </Note>
        )
      }
      note={
        <>
          {total !== undefined && countText(total)}
          {q === '' && ' Found by searching for “@” with these filters.'}
        </>
      }
    >
      <CustomersTable
        customers={rows}
        columns={columns.shown}
        term={q}
        storeCurrency={storeCurrency}
        sorting={list.sorting}
        isFetching={list.isRefetching}
        message={
          isNothingFound ? (
            <EmptyState
              title={`No customers found for “${q}”`}
              text="Try the full email address."
            />
          ) : (
            listMessage(list)
          )
        }
        customerLink={customerLink}
        peeked={isPhone ? undefined : peeked.id}
        tools={tools}
      />
      {beside({ rows, peeked, total, columns, onTools: setTools })}
    </ListPage>
  )
}

const countText = (count: number) => (count === 1 ? '1 customer' : `${count} customers`)
