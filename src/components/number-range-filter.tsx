import { Button } from '@mantine/core'
import styles from './filter.module.css'
import { focusOnMount } from './focus-on-mount.ts'
import type { NumberRange } from '#base/number-range.ts'

type NumberRangeFilterProps = {
  value: NumberRange
  decimals?: boolean
  onSubmit: (range: NumberRange) => void
}

/** Both bounds are included; either may be empty. */
export function NumberRangeFilter({ value, decimals, onSubmit }: NumberRangeFilterProps) {
  const attributes = {
    type: 'number',
    step: decimals ? 'any' : 1,
    inputMode: decimals ? 'decimal' : 'numeric',
    className: styles.input,
  } as const
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        onSubmit({ from: number(form.get('from')), to: number(form.get('to')) })
      }}
    >
      <label className={styles.field}>
        From
        <input {...attributes} name="from" defaultValue={value.from} ref={focusOnMount} />
      </label>
      <label className={styles.field}>
        To
        <input {...attributes} name="to" defaultValue={value.to} />
      </label>
      <Button type="submit" size="xs">
        Apply
      </Button>
    </form>
  )
}

const number = (value: FormDataEntryValue | null) =>
  typeof value === 'string' && value !== '' ? Number(value) : undefined
