import { type ReactNode, useState } from 'react'
import styles from './disclosure.module.css'
import { Icon } from '#components/controls/icons.tsx'

type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
}

export function Disclosure({ summary, children }: DisclosureProps) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className={styles.disclosure} onToggle={() => setWasOpened(true)}>
      <summary className={styles.summary}>
        <span className="grow">{summary}</span>
        <span className={styles.chevron}>
          <Icon name="chevron-right" size={14} />
        </span>
      </summary>
      {wasOpened && children}
    </details>
  )
}
