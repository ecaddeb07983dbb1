import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import styles from './write-outcome.module.css'

/**
 * Milliseconds; ignores the second press of a double click on the button that stood here before.
 */
const ARMED_AFTER = 700

type UndoHoldProps = {
  /** When it is sent, in milliseconds since 1970. */
  until: number
  onUndo: () => void
}

export function UndoHold({ until, onUndo }: UndoHoldProps) {
  const [startedAt] = useState(() => Date.now())
  const [now, setNow] = useState(startedAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 100)
    return () => clearInterval(timer)
  }, [])
  const isArmed = now - startedAt >= ARMED_AFTER
  const seconds = Math.max(1, Math.ceil((until - now) / 1000))
  return (
    <div className={styles.hold}>
      <output className={styles.seconds}>
        <span className="sr-only">Sending in a few seconds.</span>
        <span aria-hidden>Sending in {seconds} s</span>
      </output>
      <Button
        variant="default"
        size="xs"
        aria-disabled={!isArmed}
        onClick={() => {
          if (isArmed) onUndo()
        }}
      >
        Undo
      </Button>
    </div>
  )
}
