import { t } from '#base/language/words.ts'
import { sentenceCase, separateWords } from '#base/text/sentence-case.ts'
import type { Glyph } from '#base/text/status-tone.ts'
import { ChoiceMenu } from '#components/overlays/choice-menu.tsx'
import { Status } from '#components/values/status.tsx'
import { correctStatus } from '#model/reading/platform/learned.ts'
import { type CountsAs, orderTone } from '#model/records/orders/order-tone.ts'
import styles from './platform-page.module.css'

const names: Record<CountsAs, string> = {
  paid: t({ message: 'Paid', context: 'how orders count' }),
  open: t({ message: 'Open', context: 'how orders count' }),
  ended: t({ message: 'Ended', context: 'how orders count' }),
  disputed: t`Disputed`,
  refunded: t({ message: 'Refunded', context: 'how orders count' }),
}
const USUAL = 'usual'

/** What a sign counts as: a failed or blocked payment has ended. */
const byGlyph: Partial<Record<Glyph, CountsAs>> = {
  tick: 'paid',
  half: 'open',
  dashed: 'open',
  pause: 'open',
  stroke: 'ended',
  cross: 'ended',
  triangle: 'disputed',
  arrow: 'refunded',
}

type StatusCountsProps = {
  /** As the orders of this store brought them. */
  met: readonly string[]
  corrected: Readonly<Record<string, CountsAs | undefined>>
}

/** A platform may mean something else by a word; whoever sells there knows. */
export function StatusCounts({ met, corrected }: StatusCountsProps) {
  if (met.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="status-counts">
      <h2 id="status-counts">{t`How statuses count`}</h2>
      <p className="quiet">
        {t`Figures, filters and lists use it in every store, in this browser. Paid amounts stay as your platform says.`}
      </p>
      <ul>
        {met.map((status) => {
          const word = separateWords(status)
          const own = Object.hasOwn(corrected, word) ? corrected[word] : undefined
          const now = own ?? byGlyph[orderTone(status).glyph]
          return (
            <li key={status} className={styles.countsLine}>
              <Status value={status} as={orderTone(status)} />
              <span className="secondary">
                {now ? names[now] : t({ message: 'Not counted', context: 'how orders count' })}
              </span>
              <ChoiceMenu
                label={t`Change how ${sentenceCase(status)} counts`}
                value={own ?? USUAL}
                choices={[
                  { value: USUAL, label: t`As usual` },
                  ...Object.entries(names).map(([value, label]) => ({ value, label })),
                ]}
                onChange={(chosen) =>
                  correctStatus(status, chosen === USUAL ? undefined : (chosen as CountsAs))
                }
              >
                <span aria-hidden>{t({ message: 'Change', context: 'verb' })}</span>
                <span className="sr-only">{t`Change how ${sentenceCase(status)} counts`}</span>
              </ChoiceMenu>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
