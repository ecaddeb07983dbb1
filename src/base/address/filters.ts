import { t } from '#base/language/words.ts'
import { rangeText } from '#base/time/date-range.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'

export type Choice = { value: string; label: string }

type FilterOf<Kind extends string, Values extends readonly unknown[]> = {
  id: string
  label: string
  kind: Kind
  values: Values
  onChange: (...values: Values | []) => void
}
type Text = readonly [text?: string]

export type Filter =
  | (FilterOf<'text', Text> & {
      operator?: string
      suggestions?: readonly string[]
      /** Values are the merchant's own words of at most so many letters. */
      own?: number
      /** Values name somebody, or are the merchant's own words. */
      isPrivate?: true
    })
  | (FilterOf<'integer', readonly [value?: number]> & { suggestions?: readonly string[] })
  | FilterOf<'flag', readonly [value?: boolean]>
  | (FilterOf<'choice', Text> & { choices: readonly Choice[] })
  | FilterOf<'dates', readonly [from?: string, to?: string]>
  | FilterOf<'integers' | 'decimals', readonly [from?: number, to?: number]>

export function filterText(filter: Filter, zone: string, now: number): string | undefined {
  switch (filter.kind) {
    case 'dates': {
      const [from, to] = filter.values
      return rangeText({ from, to }, zone, now)
    }
    case 'integers':
    case 'decimals': {
      const [from, to] = filter.values
      return numberRangeText({ from, to })
    }
    case 'choice':
      return (
        filter.choices.find(({ value }) => value === filter.values[0])?.label ?? filter.values[0]
      )
    case 'flag':
      return filter.values[0] ? t`Yes` : filter.values[0] === false ? t`No` : undefined
    case 'integer':
      return filter.values[0]?.toString()
    case 'text': {
      const [text] = filter.values
      return text && filter.suggestions ? sentenceCase(text) : text
    }
    default:
      return undefined
  }
}

const is = t({ message: 'is', context: 'filter', comment: 'Status is …' })

/** What stands between a filter’s label and its value. */
export function operatorOf(filter: Filter): string {
  const isRange = filter.values.length === 2
  return filter.kind === 'text' ? (filter.operator ?? is) : isRange ? '' : is
}

export const isSet = ({ values }: Filter) =>
  (values as readonly unknown[]).some((value) => value !== undefined)

export type NumberRange = { from?: number; to?: number }

function numberRangeText({ from, to }: NumberRange): string | undefined {
  if (from !== undefined && to !== undefined) {
    return from === to ? String(from) : t`${from} to ${to}`
  }
  if (from !== undefined) return t`at least ${from}`
  return to === undefined ? undefined : t`at most ${to}`
}
