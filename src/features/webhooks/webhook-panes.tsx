import type { ReactNode } from 'react'
import { t } from '#base/language/words.ts'
import { classNames } from '#components/controls/class-names.ts'
import styles from './webhook-panes.module.css'

type WebhookPanesProps = { list: ReactNode; isOpen: boolean; children: ReactNode }

export function WebhookPanes({ list, isOpen, children }: WebhookPanesProps) {
  return (
    <div className={classNames(styles.panes, isOpen && styles.open)}>
      <div className={styles.list}>{list}</div>
      <section
        className={styles.delivery}
        aria-label={t({ message: 'Delivery', context: 'of a webhook' })}
      >
        {children}
      </section>
    </div>
  )
}
