import { type ReactNode, useState } from 'react'
import styles from './field.module.css'

type TypedNumberProps = {
  label: ReactNode
  value: number
  inputMode: 'numeric' | 'decimal'
  /** Undefined for what is no number, or not one that may be chosen. */
  read: (text: string) => number | undefined
  onChange: (value: number) => void
}

/** Applies each typed number at once, and ignores anything else. */
export function TypedNumber({ label, value, inputMode, read, onChange }: TypedNumberProps) {
  const [typed, setTyped] = useState<string>()
  const number = typed === undefined ? value : read(typed)
  return (
    <label className="row apart near">
      {label}
      <input
        className={styles.input}
        inputMode={inputMode}
        autoComplete="off"
        aria-invalid={number === undefined}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value)
          const wanted = read(target.value)
          if (wanted !== undefined) onChange(wanted)
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  )
}
