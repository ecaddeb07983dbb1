import { type ReactNode, useState } from 'react'
import styles from './disclosure.module.css'
import { Icon } from '#components/controls/icons.tsx'

type DisclosureProps = {
  summary: ReactNode
  /** Opens, or closes, when it changes; left out, only readers open it. */
  isOpen?: boolean
  /** A few words, which the browser finds also while they are closed. */
  isShort?: boolean
  children: ReactNode
}

export function Disclosure({ summary, isOpen, isShort, children }: DisclosureProps) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className={styles.disclosure} open={isOpen} onToggle={() => setWasOpened(true)}>
      <summary className={styles.summary}>
        <span className="grow">{summary}</span>
        <span className={styles.chevron}>
          <Icon name="chevron-right" size={14} />
        </span>
      </summary>
      {(wasOpened || isShort) && children}
    </details>
  )
}
