import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Section } from '#components/page/section.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { Money } from '#components/values/money.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import styles from './month-end.module.css'
import type { MonthEndState } from './use-month-end.ts'
import ticks from '#components/controls/tick-box.module.css'
import { countedRows } from '#model/reading/lists/counted.ts'

const MOST_MISSED = 20

export function MonthSide({ month }: { month: MonthEndState }) {
  const { sheets, chosen, search, notes } = month
  const missed = search?.missed ?? []
  return (
    <div className={styles.side}>
      <Section title={t`Files`}>
        <ul>
          {sheets.map((sheet) => (
            <li key={sheet.currency} className={styles.choice}>
              <label className={styles.currency}>
                <input
                  type="checkbox"
                  className={ticks.tick}
                  checked={chosen.includes(sheet)}
                  onChange={({ target }) => month.choose(sheet.currency, target.checked)}
                />
                <span className="strong">{sheet.currency}</span>
              </label>
              <span className="secondary">{countedRows('orders', sheet.entries.length)}</span>
              <span className="at-end ledger">
                <Money amount={sheet.paid} currency={sheet.currency} bare />
              </span>
              <Whole isWhole={sheet.read.length === sheet.entries.length} />
            </li>
          ))}
        </ul>
        <p className={styles.text}>
          {t`One file per currency, never added together. CSV: a summary, the days, then every order.`}
        </p>
      </Section>
      {missed.length > 0 && (
        <Section title={t`Didn’t load: ${formatNumber(missed.length)}`}>
          <ul>
            {missed.slice(0, MOST_MISSED).map(({ order, why }) => (
              <li key={order.id} className={styles.missed}>
                <span className="mono">
                  <ShortId id={order.id} />
                </span>
                <span className="at-end danger">{why}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t`How it is counted`}>
        {notes.map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        ))}
      </Section>
    </div>
  )
}

function Whole({ isWhole }: { isWhole: boolean }) {
  const words = isWhole ? t`Every order read` : t`Some orders not read`
  return (
    <span title={words}>
      <StatusGlyph
        {...(isWhole
          ? ({ glyph: 'tick', tone: 'success' } as const)
          : ({ glyph: 'half', tone: 'warning' } as const))}
      />
      <span className="sr-only">{words}</span>
    </span>
  )
}
