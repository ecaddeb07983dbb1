import '@mantine/dates/styles.css'
import { zodResolver } from '@hookform/resolvers/zod'
import { DatePicker } from '@mantine/dates'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { Button } from './button.tsx'
import { type DateRange, type Side, boundDay, rangePresets } from '#base/date-range.ts'
import { TypedDay } from '#base/filter-schema.ts'
import { useNow } from '#base/now.ts'
import { useTimeZone } from '#base/preferences.ts'
import { momentAttribute } from '#base/time-format.ts'
import styles from './filter-editor.module.css'
import { focusOnMount } from './focus-on-mount.ts'
import { TextField } from './form/text-field.tsx'
import { Icon } from './icons.tsx'
import { useIsPhone } from './phone.ts'

const Days = z.object({ from: TypedDay, to: TypedDay })

type DateRangeFilterProps = {
  value: DateRange
  onSubmit: (range: DateRange) => void
}

export function DateRangeFilter({ value, onSubmit }: DateRangeFilterProps) {
  const isPreset = rangePresets.some(({ from, to }) => value.from === from && value.to === to)
  return (
    <div className={styles.dates}>
      <div className={styles.options}>
        {rangePresets.map(({ label, from, to }, index) => {
          const isChosen = value.from === from && value.to === to
          const takesFocus = isPreset ? isChosen : index === 0
          return (
            <button
              key={label}
              type="button"
              ref={takesFocus ? focusOnMount : undefined}
              className={styles.option}
              aria-pressed={isChosen}
              onClick={() => onSubmit({ from, to })}
            >
              {label}
              {isChosen && <Icon name="check" size={14} />}
            </button>
          )
        })}
      </div>
      <DayRange value={value} onSubmit={onSubmit} />
    </div>
  )
}

/** Days picked in the calendar or typed; an empty field leaves that end open. */
function DayRange({ value, onSubmit }: DateRangeFilterProps) {
  const zone = useTimeZone()
  const now = useNow()
  const isPhone = useIsPhone()
  const dayOf = (side: Side) => {
    const day = boundDay(value[side], side, zone, now)
    return day ? momentAttribute({ kind: 'day', day }) : ''
  }
  const { control, handleSubmit, setValue } = useForm({
    resolver: zodResolver(Days),
    defaultValues: { from: dayOf('from'), to: dayOf('to') },
  })
  const typed = useWatch({ control })
  const [from = null, to = null] = [typed.from, typed.to].map((text) => dayIn(text))

  function pick(days: [string | null, string | null]) {
    for (const [index, name] of (['from', 'to'] as const).entries()) {
      setValue(name, days[index] ?? '', { shouldValidate: true })
    }
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void handleSubmit((days) => onSubmit(inOrder(days)))(event)}
    >
      <DatePicker
        className={styles.calendar}
        type="range"
        size={isPhone ? 'lg' : 'sm'}
        allowSingleDateInRange
        weekendDays={[]}
        value={[from, to]}
        defaultDate={to ?? from ?? undefined}
        minDate="1970-01-01"
        maxDate="9999-12-31"
        onChange={pick}
      />
      <TextField control={control} name="from" label="From" placeholder="2026-11-01" />
      <TextField control={control} name="to" label="To" placeholder="2026-11-21" />
      <p className={styles.hint}>Full days, {zone === 'UTC' ? 'UTC' : zone.replaceAll('_', ' ')}</p>
      <Button type="submit" size="xs">
        Apply
      </Button>
    </form>
  )
}

const dayIn = (text = '') => (z.safeParse(z.iso.date(), text).success ? text : null)

function inOrder({ from, to }: z.output<typeof Days>): DateRange {
  const [first, last] = from && to && from > to ? [to, from] : [from, to]
  return { from: first || undefined, to: last || undefined }
}
