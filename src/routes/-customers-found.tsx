import { type LinkProps, Navigate, useLocation } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import { sentence, sentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { useIsPhone } from '#components/controls/phone.ts'
import { EmptyState } from '#components/list/empty-state.tsx'
import { latePart } from '#components/page/lazy-part.tsx'
import { ListPage } from '#components/list/list-page.tsx'
import { Note } from '#components/page/note.tsx'
import { CUSTOMERS_ELSEWHERE, CustomersSearch } from '#features/customers/customers-search.tsx'
import type { ViewTab } from '#components/list/view-tabs.tsx'
import { CustomersTable } from '#features/customers/customers-table.tsx'
import { EXPERIMENT, isSameEmail } from '#model/records/customers/email.ts'
import { countedRows } from '#model/reading/lists/counted.ts'
import { customersColumns } from '#model/reading/columns/customers-columns.ts'
import type { customersList } from '#model/reading/lists/lists.ts'
import type { ListRequest } from '#model/reading/lists/load-list.ts'
import { fromList } from '#model/hooks/use-list-origin.ts'
import { useList } from '#model/hooks/use-list.ts'
import { useListFrame } from './-list-frame.tsx'

const CustomersBeside = latePart(
  async () => (await import('./-store-lists-beside.tsx')).CustomersBeside,
)

type CustomersFoundProps = {
  found: ListRequest<typeof customersList, CustomerSearchItem>
  /** What was searched for. */
  searched: string
  /** Too short for this platform, so nobody was searched for. */
  isShort: boolean
  tabs: readonly ViewTab[]
  customerLink: (customerId: string) => LinkProps
}

export function CustomersFound(props: CustomersFoundProps) {
  const { found, searched, isShort, tabs, customerLink } = props
  const list = useList(found, { recordLink: customerLink, isCounted: false })
  const query = { ...found.query, q: searched }
  // A search is not counted, so neither are views.
  const request = { ...found, query, countOf: undefined }
  const { page, table, beside, tagged } = useListFrame({
    kind: 'customers',
    request,
    list,
    columns: customersColumns,
    tabs,
  })
  const { address } = found
  const rowLink = useCallback(
    (id: string) => ({ ...customerLink(id), state: fromList(address) }),
    [customerLink, address],
  )
  const { rows, hasMore } = list
  const opensOne = useLocation({ select: ({ state }) => state.opensOne })
  const [one, ...others] = rows ?? []
  const { q = '' } = list.address
  const isEveryone = q === EXPERIMENT
  const isFirst = list.page === 1
  const isPhone = useIsPhone()
  const search = <CustomersSearch {...list.search} isEveryone={isEveryone} />
  const total = !isShort && isFirst && hasMore === false ? rows?.length : undefined
  const isNothingFound = rows?.length === 0 && isFirst && !list.isFiltered
  if (opensOne && one?.id && others.length === 0 && !hasMore && isSameEmail(one.emailAddress, q)) {
    return <Navigate {...customerLink(one.id)} replace />
  }
  return (
    <ListPage
      {...page}
      elsewhere={CUSTOMERS_ELSEWHERE}
      presets={
        <>
          {page.presets}
          {!isPhone && search}
        </>
      }
      search={isPhone && search}
      notes={tagged}
      summary={
        /[/\\]/.test(q) && (
          <Note tone="warning" banner>
            {t`Searches with “/” may find nothing.`}
          </Note>
        )
      }
      note={sentences([
        isEveryone && sentence(t`Everyone with an email`),
        total === undefined ? mostOf(list, isShort) : countedRows('customers', total),
        q === '' && !tagged && t`Found by searching for “@” with these filters.`,
      ])}
    >
      <CustomersTable
        {...table}
        customers={rows}
        term={isEveryone ? '' : q}
        message={
          isShort ? (
            <EmptyState
              title={t`Your platform refuses so few letters, so it wasn’t asked`}
              text={t`Try the full email address.`}
            />
          ) : isNothingFound ? (
            <EmptyState
              title={t`No customers found for “${q}”`}
              text={t`Try the full email address.`}
            />
          ) : (
            table.message
          )
        }
        customerLink={rowLink}
      />
      <CustomersBeside {...request} {...beside} total={total} />
    </ListPage>
  )
}

type Paged = { page: number; pages?: number; pageSize: number; rows?: readonly unknown[] }

/** A search is not counted, but its pages are. */
function mostOf({ page, pages, pageSize, rows }: Paged, isShort: boolean) {
  if (isShort || !pages || !rows || page > pages) return undefined
  const others = (pages - 1) * pageSize
  const maximum = countedRows('customers', others + (page === pages ? rows.length : pageSize))
  return t`At most ${maximum}`
}
