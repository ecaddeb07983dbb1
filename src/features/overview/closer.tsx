import { useEffect, useRef, useState } from 'react'
import { LASTING_PLACE } from '#model/reading/overview/pace-rows.ts'
import styles from './closer.module.css'
import { SoldOutIn } from './sold-out-in.tsx'
import { StuckPayments } from './stuck-payments.tsx'
import type { Overview } from './use-overview.ts'

/** Under everything else: shown once somebody looks there, so nothing above it waits or moves. */
export function Closer({ overview }: { overview: Overview }) {
  const [isSeen, setSeen] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={end} id={LASTING_PLACE} className={styles.columns}>
      {isSeen && <StuckPayments overview={overview} />}
      {isSeen && <SoldOutIn overview={overview} />}
    </div>
  )
}
