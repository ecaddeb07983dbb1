import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import styles from './reply-box.module.css'

/** The moment in which a reply has not left yet. */
export function ReplyHold({ until, onTakeBack }: { until: number; onTakeBack: () => void }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(1, Math.ceil((until - now) / 1000))
  return (
    <div className={styles.foot}>
      <output className={styles.held}>
        <span className="sr-only">The reply leaves in five seconds.</span>
        <span aria-hidden>Leaves in {seconds} s</span>
      </output>
      <Button variant="default" size="xs" onClick={onTakeBack}>
        Take it back
      </Button>
    </div>
  )
}
