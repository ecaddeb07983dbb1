import { useEffect, useRef, useState } from 'react'
import styles from './closer.module.css'
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
    <div ref={end} className={styles.columns}>
      {isSeen && <StuckPayments overview={overview} />}
    </div>
  )
}
