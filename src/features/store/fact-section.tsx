import type { ReactNode } from 'react'
import { visibleText } from '#base/text/visible-text.ts'
import styles from './settings-fields.module.css'

type FactSectionProps = { id: string; title: string; children: ReactNode }

/** A read-only section, laid out like the editable ones. */
export function FactSection({ id, title, children }: FactSectionProps) {
  return (
    <section id={id} className={styles.facts} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="title">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Words as the service spells them. */
export function Words({ words }: { words: string[] }) {
  return <bdi className="mono">{visibleText(words.join(', '))}</bdi>
}
