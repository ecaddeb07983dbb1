import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { isOwnPress } from '#base/browser/held-key.ts'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import styles from '#components/form/write-outcome.module.css'
import { Trans } from '#components/text/trans.tsx'

/** Milliseconds; two quick presses on the button that stood here before are no double click. */
const ARMED_AFTER = 700

type UndoHoldProps = {
  /** When it is sent, in milliseconds since 1970. */
  until: number
  onUndo: () => void
}

export function UndoHold({ until, onUndo }: UndoHoldProps) {
  const [startedAt] = useState(() => Date.now())
  const [now, setNow] = useState(startedAt)
  const stoodAt = useRef(Infinity)
  /** Undefined for a press of an assistive technology, which has no beginning. */
  const isOwn = useRef<boolean>(undefined)
  useEffect(() => {
    stoodAt.current = performance.now()
    const timer = setInterval(() => setNow(Date.now()), 100)
    return () => clearInterval(timer)
  }, [])
  const isArmed = now - startedAt >= ARMED_AFTER
  const seconds = Math.max(1, Math.ceil((until - now) / 1000))

  function begin({ timeStamp, detail }: MouseEvent) {
    isOwn.current = isOwnPress({ timeStamp, detail }, stoodAt.current)
  }
  function beginByKey({ timeStamp, repeat }: KeyboardEvent) {
    if (!repeat || isOwn.current === undefined) {
      isOwn.current = isOwnPress({ timeStamp, repeat }, stoodAt.current)
    }
  }
  function end(event: MouseEvent) {
    const isMeant = isOwn.current ?? isOwnPress(event, stoodAt.current)
    isOwn.current = undefined
    if (isArmed && isMeant) onUndo()
  }
  return (
    <div className={styles.hold}>
      <output className="grow small secondary">
        <span className="sr-only">{t`Sending in a few seconds.`}</span>
        <span className="nowrap" aria-hidden>
          <Trans>Sending in {seconds} s</Trans>
        </span>
      </output>
      <Button
        variant="default"
        size="xs"
        aria-disabled={!isArmed}
        onMouseDown={begin}
        onKeyDown={beginByKey}
        onClick={end}
      >
        {t`Undo`}
      </Button>
    </div>
  )
}
