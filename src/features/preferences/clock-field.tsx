// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import styles from './preferences-form.module.css'

type ClockFieldProps = { label: string; value: string; onChange: (value: string) => void }

/** A clock time by 24 hours, as everywhere here; the browser’s own field may show 12. */
export function ClockField({ label, value, onChange }: ClockFieldProps) {
  const [text, setText] = useState<string>()
  const isWrong = text !== undefined && readClock(text) === undefined
  return (
    <TextInput
      className={styles.time}
      aria-label={label}
      inputMode="numeric"
      maxLength={5}
      value={text ?? value}
      error={isWrong && text?.length === 5}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        const clock = readClock(currentTarget.value)
        if (clock) onChange(clock)
      }}
      onBlur={() => setText(undefined)}
    />
  )
}

/** Takes 8:00, 08.00 and 0800, too. */
export function readClock(text: string): string | undefined {
  const match = /^\s*(\d|[01]\d|2[0-3])[:.]?([0-5]\d)\s*$/.exec(text)
  return match?.[1] && `${match[1].padStart(2, '0')}:${match[2]}`
}
