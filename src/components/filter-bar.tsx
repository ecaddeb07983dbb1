import { type ReactNode, Suspense, lazy, useState } from 'react'
import { Button } from './button.tsx'
import { FilterChip } from './filter-chip.tsx'
import styles from './filter.module.css'
import { type Filter, filterText, isSet } from '#base/filters.ts'
import { Icon } from './icons.tsx'
import { useNow } from '#base/now.ts'
import { MenuButton } from './menu-button.tsx'
import { useTimeZone } from '#base/preferences.ts'
import { useRangeTitle } from '#base/range-title.ts'

const loadItems = () => import('./add-filter-items.tsx')
const AddFilterItems = lazy(() =>
  loadItems().then((module) => ({ default: module.AddFilterItems })),
)
const FilterEditor = lazy(() =>
  import('./filter-editor.tsx').then((module) => ({ default: module.FilterEditor })),
)

const CopyLink = lazy(() =>
  import('./copy-link.tsx').then((module) => ({ default: module.CopyLink })),
)

type FilterBarProps = {
  filters: Filter[]
  onClear: () => void
  search?: ReactNode
  isNarrowed?: boolean
  children?: ReactNode
}

export function FilterBar({ filters, onClear, search, isNarrowed, children }: FilterBarProps) {
  const [added, setAdded] = useState<string>()
  const shown = filters.filter((filter) => isSet(filter) || filter.id === added)
  const others = filters.filter((filter) => !shown.includes(filter))
  return (
    <search className={styles.bar}>
      {search}
      {shown.map((filter) => (
        <Chip
          key={filter.id}
          filter={filter}
          isNew={filter.id === added}
          onClose={() => setAdded(undefined)}
        />
      ))}
      {others.length > 0 && <AddFilter filters={others} onAdd={setAdded} />}
      <span className={styles.end}>
        {(isNarrowed || shown.some(isSet)) && (
          <>
            <Suspense>
              <CopyLink />
            </Suspense>
            <Button variant="subtle" color="gray" size="xs" onClick={onClear}>
              Clear
            </Button>
          </>
        )}
        {children}
      </span>
    </search>
  )
}

type AddFilterProps = { filters: Filter[]; onAdd: (id: string) => void }

function AddFilter({ filters, onAdd }: AddFilterProps) {
  return (
    <MenuButton
      className={styles.add}
      menuLabel="Filters"
      returnFocus={false}
      onIntent={() => void loadItems()}
      menu={<AddFilterItems filters={filters} onAdd={onAdd} />}
    >
      <Icon name="plus" size={14} />
      Add filter
    </MenuButton>
  )
}

type ChipProps = { filter: Filter; isNew: boolean; onClose: () => void }

function Chip({ filter, isNew, onClose }: ChipProps) {
  const zone = useTimeZone()
  const now = useNow()
  const [from, to] = filter.kind === 'dates' ? filter.values : []
  const title = useRangeTitle({ from, to })
  const isRange = filter.values.length === 2
  const operator = filter.kind === 'text' ? (filter.operator ?? 'is') : isRange ? '' : 'is'
  return (
    <FilterChip
      label={filter.label}
      operator={operator}
      value={filterText(filter, zone, now)}
      title={filter.kind === 'dates' ? title : undefined}
      isNew={isNew}
      onClose={onClose}
      onRemove={() => {
        onClose()
        filter.onChange()
      }}
    >
      {(close) => (
        <Suspense>
          <FilterEditor filter={filter} close={close} />
        </Suspense>
      )}
    </FilterChip>
  )
}
