import { useState } from 'react'
import { readWholeNumber } from '#base/numbers/number-text.ts'
import styles from './checks-side.module.css'

const MOST = 1_000_000

type CountFieldProps = { label: string; value: number; onChange: (value: number) => void }

/** Applies each typed number at once, and ignores anything else. */
export function CountField({ label, value, onChange }: CountFieldProps) {
  const [typed, setTyped] = useState<string>()
  const number = typed === undefined ? value : readCount(typed)
  return (
    <label className="row apart near">
      {label}
      <input
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={number === undefined}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value)
          const wanted = readCount(target.value)
          if (wanted !== undefined) onChange(wanted)
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  )
}

function readCount(text: string): number | undefined {
  const number = readWholeNumber(text)
  return number !== undefined && number >= 0 && number <= MOST ? number : undefined
}
