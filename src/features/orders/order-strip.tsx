import { t } from '#base/language/words.ts'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import type { SummaryCell, OrderTab } from '#model/records/orders/order-summary.ts'
import styles from './order-strip.module.css'

type OrderStripProps = { cells: SummaryCell[]; onOpen: (tab: OrderTab) => void }

export function OrderStrip({ cells, onOpen }: OrderStripProps) {
  return (
    <ul className={styles.strip} aria-label={t`In short`}>
      {cells.map(({ tab, as, title, text }) => (
        <li key={title}>
          <button type="button" className={styles.cell} onClick={() => onOpen(tab)}>
            <StatusGlyph {...as} />
            <span className="stack shrinks">
              <span className={styles.title} data-tone={as.tone}>
                {title}
              </span>
              <span className="small quiet">{text}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
