import { type ComponentProps, Suspense } from 'react'
import { readInteger } from '#base/address/address.ts'
import { ownSuggestions } from '#base/address/own-words.ts'
import { useStore } from '#base/storage/store.ts'
import type { Filter } from '#base/address/filters.ts'
import { t } from '#base/language/words.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { NumberRangeFilter } from './number-range-filter.tsx'
import { TextFilter } from './text-filter.tsx'

const DateRangeFilter = lazyPart(
  async () => (await import('./date-range-filter.tsx')).DateRangeFilter,
)

const yesNo = [
  { value: 'true', label: t`Yes` },
  { value: 'false', label: t`No` },
]

export function FilterEditor({ filter, close }: { filter: Filter; close: () => void }) {
  /* Closing first restores the focus before the list loads again. */
  function closing<Value>(change: (value: Value) => void) {
    return (value: Value) => {
      close()
      change(value)
    }
  }
  switch (filter.kind) {
    case 'dates': {
      const [from, to] = filter.values
      const set = closing((range: { from?: string; to?: string }) =>
        filter.onChange(range.from, range.to),
      )
      return (
        <Suspense>
          <DateRangeFilter value={{ from, to }} onSubmit={set} />
        </Suspense>
      )
    }
    case 'integers':
    case 'decimals': {
      const [from, to] = filter.values
      const set = closing((range: { from?: number; to?: number }) =>
        filter.onChange(range.from, range.to),
      )
      const decimals = filter.kind === 'decimals'
      return <NumberRangeFilter value={{ from, to }} decimals={decimals} onSubmit={set} />
    }
    case 'choice': {
      const { choices, onChange } = filter
      return (
        <ChoiceFilter value={filter.values[0]} choices={choices} onSubmit={closing(onChange)} />
      )
    }
    case 'flag': {
      const set = closing((word: string) => filter.onChange(word === 'true'))
      const value = filter.values[0]?.toString()
      return <ChoiceFilter value={value} choices={yesNo} onSubmit={set} />
    }
    case 'integer': {
      const set = closing((text?: string) =>
        filter.onChange(readInteger(text, -Infinity, Infinity)),
      )
      const { label, suggestions } = filter
      const value = filter.values[0]?.toString()
      return <TextFilter {...{ label, value, suggestions }} isInteger onSubmit={set} />
    }
    case 'text': {
      const { label, suggestions, own: longest, onChange } = filter
      const [value] = filter.values
      const field = { label, value, longest, onSubmit: closing(onChange) }
      return longest ? (
        <OwnFilter {...field} />
      ) : (
        <TextFilter {...field} suggestions={suggestions} />
      )
    }
    default:
      return null
  }
}

const OwnFilter = (props: ComponentProps<typeof TextFilter>) => (
  <TextFilter {...props} suggestions={useStore(ownSuggestions)} isVerbatim />
)
