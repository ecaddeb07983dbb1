import { useCallback, useMemo, useState } from 'react'
import { LASTING_PLACE } from '#model/reading/overview/pace-rows.ts'
import styles from './breakdown.module.css'
import { SoldOutIn, BarRow } from './sold-out-in.tsx'
import { listText } from '#base/language/formats.ts'
import { sentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { TextButton } from '#components/controls/text-button.tsx'
import { type Stuck, stuckPayments } from '#model/reading/figures/stuck.ts'
import { inCurrency } from '#model/reading/ledger/counted.ts'
import { LeastMoney } from '#components/values/money-lines.tsx'
import { NumberLink } from './number-link.tsx'
import type { Overview } from './use-overview.ts'

/** Under everything else: shown once somebody looks there, so nothing above it waits or moves. */
export function Closer({ overview }: { overview: Overview }) {
  const [isSeen, setSeen] = useState(false)
  const watch = useCallback((end: HTMLDivElement) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(end)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={watch} id={LASTING_PLACE} className={styles.columns}>
      {isSeen && <StuckPayments overview={overview} />}
      {isSeen && <SoldOutIn overview={overview} />}
    </div>
  )
}

const FIRST = 5

/** Which gateway and product lose the most payments; the money was asked, which is not lost. */
function StuckPayments({ overview }: { overview: Overview }) {
  const { counted, figures, currency, ledger } = overview
  const [isAsked, setAsked] = useState(false)
  const stuck = useMemo(
    () => counted && figures && stuckPayments(inCurrency(counted, figures.currency).now),
    [counted, figures],
  )
  if (!stuck || stuck.orders === 0) return null
  const { rows, orders, unpaid, worth, isWhole, mayBePaid, untold } = stuck
  const rest = rows.length - FIRST
  const notes = sentences([
    unpaid > 0 && t`A row’s amount is what its items cost.`,
    mayBePaid > 0 &&
      plural(mayBePaid, {
        one: '1 of these may still be paid.',
        other: `${formatNumber(mayBePaid)} of these may still be paid.`,
      }),
    untold > 0 &&
      plural(untold, {
        one: '1 order doesn’t say whether it was paid.',
        other: `${formatNumber(untold)} orders don’t say whether they were paid.`,
      }),
    ledger?.isComplete === false && t`Not all orders could be read, so there may be more.`,
  ])
  return (
    <section className={styles.part} aria-labelledby="stuck">
      <header className={styles.closerHead}>
        <h2 id="stuck" className="title">
          {t`Where payment gets stuck`}
        </h2>
        {unpaid > 0 && (
          <span className="row near small quiet">
            <NumberLink kind="unpaid">
              {plural(unpaid, {
                one: `1 of ${formatNumber(orders)} not paid`,
                other: `${formatNumber(unpaid)} of ${formatNumber(orders)} not paid`,
              })}
            </NumberLink>
            <span>
              <LeastMoney amount={worth} currency={currency} isLeast={!isWhole} />
            </span>
          </span>
        )}
      </header>
      {unpaid + untold === 0 && <p className="quiet">{t`No unpaid orders in this period.`}</p>}
      <ul>
        {(isAsked ? rows : rows.slice(0, FIRST)).map((row) => (
          <BarRow
            key={row.key}
            title={
              <NumberLink kind="unpaid" itemKey={row.key}>
                {t`${cut(row.gateway)}, ${cut(row.product)}`}
              </NumberLink>
            }
            value={t`${formatNumber(row.unpaid)} of ${formatNumber(row.orders)}`}
            text={statusesText(row)}
            aside={<LeastMoney amount={row.worth} currency={currency} isLeast={!row.isWhole} />}
            part={row.unpaid / row.orders}
          />
        ))}
      </ul>
      {rest > 0 && (
        <TextButton onClick={() => setAsked(!isAsked)}>
          {isAsked ? t`Show the first ${FIRST}` : t`Show all ${formatNumber(rows.length)}`}
        </TextButton>
      )}
      {notes && <p className="small quiet">{notes}</p>}
    </section>
  )
}

const statusesText = ({ statuses }: Stuck) =>
  listText(
    statuses.map(({ status, orders }) => {
      const name = status ? sentenceCase(status) : t`No status`
      return t`${formatNumber(orders)} ${cut(name)}`
    }),
  )

const cut = (text: string) => text.slice(0, 120)
