import { Button, Menu } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ChoiceFilter } from './choice-filter.tsx'
import { DateRangeFilter, useRangeTitle } from './date-range-filter.tsx'
import { FilterChip } from './filter-chip.tsx'
import styles from './filter.module.css'
import { type Filter, filterText, isSet } from './filters.ts'
import { Icon } from './icons.tsx'
import { useNow } from './now.ts'
import { NumberRangeFilter } from './number-range-filter.tsx'
import { useTimeZone } from './preferences.ts'
import { TextFilter } from './text-filter.tsx'

type FilterBarProps = {
  filters: Filter[]
  onClear: () => void
  /** Before the chips, such as a field for a quick search. */
  search?: ReactNode
  /** At the far end, such as a button that saves the view. */
  children?: ReactNode
}

/** The filters that are set, and a menu of those that are not. */
export function FilterBar({ filters, onClear, search, children }: FilterBarProps) {
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
        {shown.some(isSet) && (
          <Button variant="subtle" color="gray" size="xs" onClick={onClear}>
            Clear
          </Button>
        )}
        {children}
      </span>
    </search>
  )
}

type AddFilterProps = { filters: Filter[]; onAdd: (id: string) => void }

function AddFilter({ filters, onAdd }: AddFilterProps) {
  return (
    <Menu position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <button type="button" className={styles.add}>
          <Icon name="plus" size={14} />
          Add filter
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {filters.map(({ id, label }) => (
          <Menu.Item key={id} onClick={() => onAdd(id)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

type ChipProps = { filter: Filter; isNew: boolean; onClose: () => void }

function Chip({ filter, isNew, onClose }: ChipProps) {
  const zone = useTimeZone()
  const now = useNow()
  const title = useRangeTitle(filter.kind === 'dates' ? (filter.value ?? {}) : {})
  const isRange = filter.kind === 'numbers' || filter.kind === 'dates'
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
        filter.onChange(undefined)
      }}
    >
      {(close) => <Editor filter={filter} close={close} />}
    </FilterChip>
  )
}

function Editor({ filter, close }: { filter: Filter; close: () => void }) {
  /* Closing first gives the focus back before the list is read anew. */
  function closing<Value>(change: (value: Value) => void) {
    return (value: Value) => {
      close()
      change(value)
    }
  }
  if (filter.kind === 'dates') {
    return <DateRangeFilter value={filter.value ?? {}} onSubmit={closing(filter.onChange)} />
  }
  if (filter.kind === 'numbers') {
    const { value = {}, decimals, onChange } = filter
    return <NumberRangeFilter value={value} decimals={decimals} onSubmit={closing(onChange)} />
  }
  if (filter.kind === 'choice') {
    const { value, choices, onChange } = filter
    return <ChoiceFilter value={value} choices={choices} onSubmit={closing(onChange)} />
  }
  const { label, value, suggestions, onChange } = filter
  return <TextFilter {...{ label, value, suggestions }} onSubmit={closing(onChange)} />
}
