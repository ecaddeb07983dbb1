import { type ReactNode, Suspense, startTransition, useState } from 'react'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { FilterChip } from './filter-chip.tsx'
import styles from './filter.module.css'
import floating from '#components/overlays/floating.module.css'
import { type Filter, filterText, isSet, operatorOf } from '#base/address/filters.ts'
import { Icon } from '#components/controls/icons.tsx'
import { useNow } from '#base/time/now.ts'
import { lazyPart, preloadedPart } from '#components/page/lazy-part.tsx'
import { keepOpen, MenuButton } from '#components/overlays/menu-button.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { type DateRange, resolveBound } from '#base/time/date-range.ts'

const [FilterPopover, loadEditor] = preloadedPart(
  async () => (await import('./filter-popover.tsx')).FilterPopover,
)
const loadItems = () => Promise.all([import('./list-menu-items.tsx'), loadEditor()])
// The menu waits for the editor too: what is typed after a choice needs a field to go to.
const AddFilterItems = lazyPart(async () => (await loadItems())[0].AddFilterItems)
const FiltersSheet = lazyPart(async () => (await import('./filters-sheet.tsx')).FiltersSheet)
const CopyLink = lazyPart(async () => (await import('#components/text/copy-link.tsx')).CopyLink)

type FilterBarProps = {
  filters: Filter[]
  onClear: () => void
  search?: ReactNode
  isNarrowed?: boolean
  children?: ReactNode
}

export function FilterBar({ filters, onClear, search, isNarrowed, children }: FilterBarProps) {
  const [added, setAdded] = useState<string>()
  const isPhone = useIsPhone()
  const shown = filters.filter((filter) => isSet(filter) || filter.id === added)
  const others = filters.filter((filter) => !shown.includes(filter))
  return (
    <search className={styles.bar}>
      {search}
      {isPhone ? (
        <span className={styles.all}>
          <AllFilters filters={filters} onClear={onClear} />
        </span>
      ) : (
        <>
          {shown.map((filter) => (
            <Chip
              key={filter.id}
              filter={filter}
              isNew={filter.id === added}
              onClose={() => setAdded(undefined)}
            />
          ))}
          {others.length > 0 && <AddFilter filters={others} onAdd={setAdded} />}
        </>
      )}
      <span className={styles.end}>
        {(isNarrowed || shown.some(isSet)) && (
          <>
            <Suspense>
              <CopyLink />
            </Suspense>
            <Button variant="subtle" color="gray" size="xs" onClick={onClear}>
              {t`Clear`}
            </Button>
          </>
        )}
        {children}
      </span>
    </search>
  )
}

/** Side by side, chips would push the button for the next one off a phone's screen. */
function AllFilters({ filters, onClear }: Pick<FilterBarProps, 'filters' | 'onClear'>) {
  const [isOpen, setIsOpen] = useState(false)
  const count = filters.filter(isSet).length
  return (
    <span className={floating.wrapper}>
      <button
        type="button"
        className={styles.add}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => startTransition(() => setIsOpen(!isOpen))}
        {...(isOpen && keepOpen)}
      >
        <Icon name="preferences" size={14} />
        {count > 0 ? t`Filters · ${count}` : t`Filters`}
      </button>
      {isOpen && (
        <FiltersSheet filters={filters} onClear={onClear} onClose={() => setIsOpen(false)} />
      )}
    </span>
  )
}

type AddFilterProps = { filters: Filter[]; onAdd: (id: string) => void }

function AddFilter({ filters, onAdd }: AddFilterProps) {
  return (
    <MenuButton
      className={styles.add}
      menuLabel={t`Filters`}
      returnFocus={false}
      onIntent={() => void loadItems()}
      menu={<AddFilterItems filters={filters} onAdd={onAdd} />}
    >
      <Icon name="plus" size={14} />
      {t`Add filter`}
    </MenuButton>
  )
}

type ChipProps = { filter: Filter; isNew: boolean; onClose: () => void }

function Chip({ filter, isNew, onClose }: ChipProps) {
  const zone = useTimeZone()
  const now = useNow()
  const [from, to] = filter.kind === 'dates' ? filter.values : []
  const title = useRangeTitle({ from, to })
  return (
    <FilterChip
      label={filter.label}
      operator={operatorOf(filter)}
      value={filterText(filter, zone, now)}
      isHidden={'isPrivate' in filter}
      title={filter.kind === 'dates' ? title : undefined}
      isNew={isNew}
      onIntent={loadEditor}
      onClose={onClose}
      onRemove={() => {
        onClose()
        filter.onChange()
      }}
    >
      {(label, close) => <FilterPopover {...{ filter, label, close }} />}
    </FilterChip>
  )
}

function useRangeTitle({ from, to }: DateRange): string {
  const zone = useTimeZone()
  const now = useNow()
  const first = resolveBound(from, 'from', zone, now) ?? t`no bound`
  const last = resolveBound(to, 'to', zone, now) ?? t`no bound`
  return t`${first} to ${last}`
}
