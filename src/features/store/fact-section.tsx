import type { ReactNode } from 'react'
import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { Disclosure } from '#components/text/disclosure.tsx'
import styles from './settings-review.module.css'

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

/** More than these are a press away. */
const FEW = 10

/** Words as the service spells them. */
export function Words({ words }: { words: string[] }) {
  const more = words.slice(FEW)
  return (
    <>
      <bdi className="mono">{visibleText(commaList(words.slice(0, FEW)))}</bdi>
      {more.length > 0 && (
        <Disclosure summary={t`and ${more.length} more`}>
          <bdi className="mono">{visibleText(commaList(more))}</bdi>
        </Disclosure>
      )}
    </>
  )
}
