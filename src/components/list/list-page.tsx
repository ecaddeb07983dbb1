import type { LinkProps } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState, startTransition } from 'react'
import type { Filter } from '#base/address/filters.ts'
import { t } from '#base/language/words.ts'
import type { Problem } from '#base/text/problem.ts'
import { Button } from '#components/controls/button.tsx'
import { FilterBar } from '#components/filters/filter-bar.tsx'
import { type Freshness, RefreshButton } from './refresh-button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { LateSkip, ListStatus, StaleNote } from './list-status.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { Pager } from './pager.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import type { Sorting } from '#components/filters/sort-header.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import type { ColumnPickerProps } from '#components/table/column-picker.tsx'
import styles from '#components/overlays/floating.module.css'
import { IconButton } from '#components/controls/icon-button.tsx'
import { keepOpen } from '#components/overlays/menu-button.tsx'

const SortMenu = lazyPart(async () => (await import('#components/filters/sort-menu.tsx')).SortMenu)

const loadRemarks = () => import('./list-remarks.tsx')
const RefusedSort = lazyPart(async () => (await loadRemarks()).RefusedSort)
const IgnoredNote = lazyPart(async () => (await loadRemarks()).IgnoredNote)

export type ListView = {
  title: string
  counted: (count: number) => string
  rows: readonly unknown[] | undefined
  /** Sentences about filters and a sort that the platform ignored. */
  ignored: readonly string[]
  /** Sentences about filters by values that no row in this browser ever had. */
  unseen: readonly string[]
  /** The rows still belong to the previous page or filter. */
  isPrevious: boolean
  page?: number
  pages?: number
  /** True also if the end is unknown; undefined during the read. */
  hasMore?: boolean
  pageSize?: number
  /** Milliseconds since 1970. */
  updatedAt: number
  isFetching: boolean
  problem: Problem | undefined
  staleProblem: Problem | undefined
  isSortRefused: boolean
  isFiltered: boolean
  isNarrowed: boolean
  filters: Filter[]
  sorting: Sorting
  sorts: readonly { label: string; sort: string }[]
  note: string
  change: (change: { page?: number; sort?: string }, options?: { replace?: boolean }) => void
  clear: () => void
  retry: () => void
  refresh: () => void
  /** Undefined for a list without pages. */
  linkTo?: (change: { page?: number; pageSize?: number }) => LinkProps
  prefetchPage?: (page: number) => void
}

type ListPageProps = {
  list: ListView
  /** What merchants may look for here and must do elsewhere. */
  elsewhere?: string
  freshness?: Freshness
  actions?: ReactNode
  presets?: ReactNode
  search?: ReactNode
  /** Draws the filters with something beside them. */
  aroundFilters?: (filters: ReactNode) => ReactNode
  summary?: ReactNode
  notes?: ReactNode
  /** A table without sortable column heads needs a sort menu at every width. */
  hasSortMenu?: boolean
  note?: ReactNode
  saving?: Saving
  columns?: ColumnsChoice & { unknown: readonly string[] }
  children: ReactNode
}

export function ListPage(props: ListPageProps) {
  const {
    list,
    elsewhere,
    freshness,
    actions,
    presets,
    search,
    aroundFilters = same,
    summary,
    notes,
    hasSortMenu = false,
    children,
  } = props
  const { note = list.note, saving, columns } = props
  const { title, rows, page = 1, pages, hasMore, pageSize = 0, sorting, linkTo } = list
  const isPhone = useIsPhone()
  const unknown = columns?.unknown ?? []
  // Without rows, what stands in their place says it.
  const unseen = rows?.length ? list.unseen : []
  const [wasSortRefused, setWasSortRefused] = useState(false)
  if (list.isSortRefused && !wasSortRefused) setWasSortRefused(true)
  return (
    <>
      <LateSkip />
      <PageHeader
        title={title}
        plain
        facts={elsewhere}
        actions={
          <>
            <RefreshButton
              updatedAt={list.updatedAt}
              isFetching={list.isFetching}
              freshness={freshness}
              onRefresh={list.refresh}
            />
            {actions}
          </>
        }
      />
      {presets}
      {aroundFilters(
        <FilterBar
          search={search}
          filters={list.filters}
          isNarrowed={list.isNarrowed}
          onClear={list.clear}
        >
          {(isPhone || hasSortMenu) && (
            <Suspense>
              <SortMenu {...sorting} choices={list.sorts} />
            </Suspense>
          )}
          {saving && (
            <Button
              variant="default"
              size="xs"
              leftSection={<Icon name="save" size={14} />}
              onPointerEnter={saving.onIntent}
              onFocus={saving.onIntent}
              onClick={saving.onSave}
            >
              {saving.is === 'changes' ? t`Save changes` : t`Save as a view`}
            </Button>
          )}
          {columns && !isPhone && <ColumnsButton {...columns} />}
        </FilterBar>,
      )}
      {summary}
      <StaleNote problem={list.staleProblem} onRetry={list.retry} />
      {wasSortRefused && (
        <Suspense>
          <RefusedSort
            sorts={list.sorts}
            columns={columns?.all}
            sort={sorting.sort}
            isRefused={list.isSortRefused}
            isLoaded={rows !== undefined}
            onUnsort={() => list.change({ sort: undefined }, { replace: true })}
          />
        </Suspense>
      )}
      {list.ignored.length + unknown.length + unseen.length > 0 && (
        <Suspense>
          <IgnoredNote parts={list.ignored} columns={unknown} unseen={unseen} />
        </Suspense>
      )}
      {notes}
      {children}
      {linkTo && (
        <>
          <ListStatus
            count={list.isPrevious ? undefined : rows?.length}
            counted={list.counted}
            page={page}
            pages={pages}
            hasMore={hasMore}
          />
          <Pager
            page={page}
            pages={pages}
            hasMore={hasMore}
            pageSize={pageSize}
            linkTo={linkTo}
            onIntent={list.prefetchPage}
          >
            {note}
          </Pager>
        </>
      )}
    </>
  )
}

const same = (filters: ReactNode) => filters

const load = () => import('#components/table/column-picker.tsx')
const ColumnPicker = lazyPart(async () => (await load()).ColumnPicker)

const prepare = () => void load().catch(() => {})

type ColumnsChoice = Omit<ColumnPickerProps, 'onClose'>

function ColumnsButton(choice: ColumnsChoice) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <span className={styles.wrapper}>
      <IconButton
        icon="preferences"
        label={t`Columns and density`}
        bordered
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        // A transition waits for the code without flashing a fallback.
        onClick={() => startTransition(() => setIsOpen(!isOpen))}
        {...(isOpen && keepOpen)}
      />
      {isOpen && (
        <Suspense>
          <ColumnPicker {...choice} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}

/** What of a list's page could be saved: the changes of a view, or a new view. */
export type Saving = { is: 'changes' | 'view'; onSave: () => void; onIntent: () => void }
