import { ChoiceFilter } from './choice-filter.tsx'
import { DateRangeFilter } from './date-range-filter.tsx'
import type { Filter } from './filters.ts'
import { NumberRangeFilter } from './number-range-filter.tsx'
import { TextFilter } from './text-filter.tsx'

/** What a filter is set with. */
export function FilterEditor({ filter, close }: { filter: Filter; close: () => void }) {
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
