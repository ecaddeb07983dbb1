import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { preferences, setPreference } from '#base/storage/preferences.ts'
import { Button } from '#components/controls/button.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { type Hint, nextHint, OFF } from './hints.ts'
import styles from './hints.module.css'

/** Milliseconds: a hint waits until the merchant has settled on a page. */
const SHOWN_AFTER = 20_000
const WIDTH = 300

type Shown = { hint: Hint; top: number; left: number; page: string }

export function Hints() {
  const page = useLocation({ select: ({ pathname }) => pathname })
  const isPhone = useIsPhone()
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    const timer = setTimeout(() => {
      const today = new Date().toISOString().slice(0, 10)
      const hint = nextHint(preferences().hints, today, (selector) =>
        Boolean(document.querySelector(selector)),
      )
      const target = hint && document.querySelector(hint.selector)
      if (!hint || !target || isPhone || document.querySelector('[role=dialog]')) return
      const { top, bottom, left } = target.getBoundingClientRect()
      const isLow = bottom > innerHeight - 160
      setPreference('hints', { ...preferences().hints, [hint.id]: today })
      setShown({
        hint,
        page,
        top: isLow ? top - 128 : bottom + 8,
        left: Math.min(left, innerWidth - WIDTH - 16),
      })
    }, SHOWN_AFTER)
    return () => clearTimeout(timer)
  }, [page, isPhone])

  if (shown?.page !== page) return null
  const { hint, top, left } = shown
  const hide = () => setShown(undefined)
  return (
    <aside className={styles.hint} style={{ top, left, width: WIDTH }} aria-label="Hint">
      <p>{hint.text}</p>
      <div className={styles.actions}>
        <Button variant="default" size="xs" onClick={hide}>
          Got it
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          onClick={() => {
            setPreference('hints', { ...preferences().hints, [OFF]: 'yes' })
            hide()
          }}
        >
          No more hints
        </Button>
      </div>
    </aside>
  )
}
