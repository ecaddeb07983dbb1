import { Button } from '@mantine/core'
import { type DateRange, type Side, boundDay, rangePresets } from '#base/date-range.ts'
import styles from './filter.module.css'
import { focusOnMount } from './focus-on-mount.ts'
import { Icon } from './icons.tsx'
import { useNow } from '#base/now.ts'
import { useTimeZone } from '#base/preferences.ts'
import { momentAttribute } from '#base/time-format.ts'

type DateRangeFilterProps = {
  value: DateRange
  onSubmit: (range: DateRange) => void
}

export function DateRangeFilter({ value, onSubmit }: DateRangeFilterProps) {
  const zone = useTimeZone()
  return (
    <div>
      <div className={styles.options}>
        {rangePresets.map(({ label, from, to }, index) => {
          const isChosen = value.from === from && value.to === to
          return (
            <button
              key={label}
              type="button"
              ref={index === 0 ? focusOnMount : undefined}
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
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          onSubmit(inOrder({ from: day(form.get('from')), to: day(form.get('to')) }))
        }}
      >
        <DayInput label="From" side="from" value={value} zone={zone} />
        <DayInput label="To" side="to" value={value} zone={zone} />
        <p className={styles.hint}>
          Whole days, {zone === 'UTC' ? 'UTC' : zone.replaceAll('_', ' ')}
        </p>
        <Button type="submit" size="xs">
          Apply
        </Button>
      </form>
    </div>
  )
}

type DayInputProps = { label: string; side: Side; value: DateRange; zone: string }

function DayInput({ label, side, value, zone }: DayInputProps) {
  const present = boundDay(value[side], side, zone, useNow())
  return (
    <label className={styles.field}>
      {label}
      <input
        type="date"
        name={side}
        className={styles.input}
        min="1970-01-01"
        max="9999-12-31"
        defaultValue={present && momentAttribute({ kind: 'day', day: present })}
      />
    </label>
  )
}

const day = (value: FormDataEntryValue | null) => (typeof value === 'string' && value) || undefined

const inOrder = ({ from, to }: DateRange): DateRange =>
  from && to && from > to ? { from: to, to: from } : { from, to }
