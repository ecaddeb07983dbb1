import '@mantine/dates/styles.css'
import { zodResolver } from '@hookform/resolvers/zod'
import { DatePicker } from '@mantine/dates'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { parseMoment } from '#base/time/moment.ts'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { Trans } from '#components/text/trans.tsx'
import { useCalendarLooks } from './calendar-looks.ts'
import { type DateRange, boundOf, rangePresets, typedBound } from '#base/time/date-range.ts'
import { TypedBound } from '#base/address/filter-schema.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import styles from './filter-editor.module.css'
import { focusOnMount } from '#components/overlays/focus.ts'
import { TextField } from '#components/form/text-field.tsx'
import { Icon } from '#components/controls/icons.tsx'

const Days = z.object({ from: TypedBound, to: TypedBound })

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

function DayRange({ value, onSubmit }: DateRangeFilterProps) {
  const zone = useTimeZone()
  const now = useNow()
  const looks = useCalendarLooks()
  const { control, handleSubmit, setValue } = useForm({
    resolver: zodResolver(Days),
    defaultValues: {
      from: typedBound(value.from, 'from', zone, now) ?? '',
      to: typedBound(value.to, 'to', zone, now) ?? '',
    },
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
      onSubmit={(event) => void handleSubmit((days) => onSubmit(inOrder(days, zone)))(event)}
    >
      <DatePicker
        className={styles.calendar}
        type="range"
        allowSingleDateInRange
        {...looks}
        value={[from, to]}
        defaultDate={to ?? from ?? undefined}
        minDate="1970-01-01"
        maxDate="9999-12-31"
        onChange={pick}
      />
      <TextField
        control={control}
        name="from"
        label={t({ message: 'From', context: 'a date' })}
        placeholder="2026-11-01"
      />
      <TextField
        control={control}
        name="to"
        label={t({ message: 'To', context: 'a date' })}
        placeholder="2026-11-21"
      />
      <p className={styles.hint}>
        <Trans>
          Full days, {zone === 'UTC' ? 'UTC' : zone.replaceAll('_', ' ')}. For less, add a time:
          14:30
        </Trans>
      </p>
      <Button type="submit" size="xs">
        {t`Apply`}
      </Button>
    </form>
  )
}

function dayIn(text = '') {
  const day = text.slice(0, 10)
  return parseMoment(day) ? day : null
}

function inOrder({ from, to }: z.output<typeof Days>, zone: string): DateRange {
  const isSwapped = from && to && from > (to.includes(' ') ? to : `${to} 24`)
  const [first, last] = isSwapped ? [to, from] : [from, to]
  return { from: boundOf(first, 'from', zone), to: boundOf(last, 'to', zone) }
}
