import { useState } from 'react'
import { readWholeNumber } from '#base/numbers/number-text.ts'
import styles from './checks-side.module.css'

const MOST = 1_000_000

type LowStockFieldProps = { value: number; onChange: (value: number) => void }

/** Applies each typed number at once, and ignores anything else. */
export function LowStockField({ value, onChange }: LowStockFieldProps) {
  const [typed, setTyped] = useState<string>()
  const number = typed === undefined ? value : readLowStock(typed)
  return (
    <label className={styles.field}>
      At or below
      <input
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={number === undefined}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value)
          const wanted = readLowStock(target.value)
          if (wanted !== undefined) onChange(wanted)
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  )
}

function readLowStock(text: string): number | undefined {
  const number = readWholeNumber(text)
  return number !== undefined && number >= 0 && number <= MOST ? number : undefined
}
