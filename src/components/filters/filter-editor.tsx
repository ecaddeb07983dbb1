import { zodResolver } from '@hookform/resolvers/zod'
import { type ComponentProps, Suspense, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { readInteger } from '#base/address/address.ts'
import { TypedDecimal, TypedInteger } from '#base/address/filter-schema.ts'
import type { Filter, Choice, NumberRange } from '#base/address/filters.ts'
import { ownSuggestions } from '#base/address/own-words.ts'
import { t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { NumberField } from '#components/form/text-field.tsx'
import '#components/form/validation-messages.ts'
import { focusOnMount } from '#components/overlays/focus.ts'
import { lazyPart } from '#components/page/lazy-part.tsx'
import '#components/controls/forced-colors.css'
import styles from './filter-editor.module.css'
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

type ChoiceFilterProps = {
  value: string | undefined
  choices: readonly Choice[]
  onSubmit: (value: string) => void
}

function ChoiceFilter({ value, choices, onSubmit }: ChoiceFilterProps) {
  return (
    <div className={styles.options}>
      {choices.map((choice, index) => (
        <button
          key={choice.value}
          type="button"
          ref={index === 0 ? focusOnMount : undefined}
          className={styles.option}
          aria-pressed={choice.value === value}
          onClick={() => onSubmit(choice.value)}
        >
          <span className="truncate">{choice.label}</span>
          {choice.value === value && <Icon name="check" size={14} />}
        </button>
      ))}
    </div>
  )
}

const Decimals = z.object({ from: TypedDecimal, to: TypedDecimal })
const Integers = z.object({ from: TypedInteger, to: TypedInteger })

type NumberRangeFilterProps = {
  value: NumberRange
  decimals?: boolean
  onSubmit: (range: NumberRange) => void
}

/** Both bounds are included; either may be empty. */
function NumberRangeFilter({ value, decimals, onSubmit }: NumberRangeFilterProps) {
  const { control, handleSubmit, setFocus } = useForm({
    resolver: zodResolver(decimals ? Decimals : Integers),
    defaultValues: { from: value.from?.toString() ?? '', to: value.to?.toString() ?? '' },
  })
  useEffect(() => setFocus('from'), [setFocus])
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void handleSubmit((range) => onSubmit(inOrder(range)))(event)}
    >
      <NumberField
        control={control}
        name="from"
        label={t({ message: 'From', context: 'a number' })}
        decimals={decimals}
      />
      <NumberField
        control={control}
        name="to"
        label={t({ message: 'To', context: 'a number' })}
        decimals={decimals}
      />
      <Button type="submit" size="xs">
        {t`Apply`}
      </Button>
    </form>
  )
}

const inOrder = ({ from, to }: NumberRange): NumberRange =>
  from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to }
