import type { Choice } from './choice-filter.tsx'
import { type DateRange, rangeText } from '#base/date-range.ts'
import { type NumberRange, numberRangeText } from '#base/number-range.ts'
import { sentenceCase } from '#base/sentence-case.ts'

type FilterOf<Kind extends string, Value> = {
  id: string
  label: string
  kind: Kind
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** One way to narrow a list. Its state is the address's; a filter without a value is not shown. */
export type Filter =
  | (FilterOf<'text', string> & { operator?: string; suggestions?: readonly string[] })
  | (FilterOf<'choice', string> & { choices: readonly Choice[] })
  | FilterOf<'dates', DateRange>
  | (FilterOf<'numbers', NumberRange> & { decimals?: boolean })

/** What a filter is set to, in words. */
export function filterText(filter: Filter, zone: string, now: number): string | undefined {
  if (filter.kind === 'dates') return rangeText(filter.value ?? {}, zone, now)
  if (filter.kind === 'numbers') return numberRangeText(filter.value ?? {})
  if (filter.kind === 'choice') {
    return filter.choices.find(({ value }) => value === filter.value)?.label ?? filter.value
  }
  return filter.suggestions && filter.value ? sentenceCase(filter.value) : filter.value
}

export function isSet(filter: Filter): boolean {
  if (filter.kind === 'dates' || filter.kind === 'numbers') {
    return filter.value?.from !== undefined || filter.value?.to !== undefined
  }
  return filter.value !== undefined
}
