import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import styles from './write-outcome.module.css'

/** In milliseconds: the second press of a double click on what stood here before does nothing. */
const ARMED_AFTER = 700

type UndoHoldProps = {
  /** When it goes, in milliseconds since 1970. */
  until: number
  onUndo: () => void
}

/** The seconds in which something confirmed can still be taken back. */
export function UndoHold({ until, onUndo }: UndoHoldProps) {
  const [begun] = useState(() => Date.now())
  const [now, setNow] = useState(begun)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 100)
    return () => clearInterval(timer)
  }, [])
  const isArmed = now - begun >= ARMED_AFTER
  const seconds = Math.max(1, Math.ceil((until - now) / 1000))
  return (
    <div className={styles.hold}>
      <output className={styles.seconds}>
        <span className="sr-only">Sending in five seconds.</span>
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
