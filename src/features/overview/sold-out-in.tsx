import { useMemo, useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { allProductsQuery } from '#api/products.ts'
import { sentences } from '#base/language/sentences.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { clockText } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { IconButton } from '#components/controls/icon-button.tsx'
import { PlainLink } from '#components/controls/plain-link.tsx'
import { TextButton } from '#components/controls/text-button.tsx'
import { ReadProblem } from '#features/shared/read-problem.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { setEndless, useEndless } from '#model/reading/checks/chosen.ts'
import { daysTo } from '#model/reading/figures/disputes.ts'
import { type Lasting, PACE_DAYS, lastingOf, untoldInPace } from '#model/reading/figures/lasting.ts'
import { useLedgerRead } from '#model/reading/ledger/ledger-query.ts'
import { ledgerWords } from '#model/reading/ledger/words.ts'
import { productLink } from '#model/reading/links/links.ts'
import { orderLink } from '#model/reading/links/order-links.ts'
import { untoldText } from '#model/reading/overview/pace-rows.ts'
import { daysLeft } from '#model/reading/overview/words.ts'
import styles from './breakdown.module.css'
import type { Overview } from './use-overview.ts'

const FIRST = 5
const MOST_LINKED = 20
/** Of so many days, a bar is full. */
const FULL = 30

/** Which variants are sold out next, if they go on selling as they did; hidden ones mean nothing. */
export function SoldOutIn({ overview }: { overview: Overview }) {
  const { storeId, zone, now } = overview
  const stock = useQuery({ ...allProductsQuery(storeId), staleTime: 300_000 })
  const span = daysTo(now, zone, PACE_DAYS)
  const { query, progress } = useLedgerRead(storeId, zone, span)
  const endless = useEndless(storeId)
  const [isAsked, setAsked] = useState(false)
  const [isHidden, setHidden] = useState(false)
  const { data: ledger } = query
  const all = useMemo(
    () => ledger && stock.data && lastingOf(stock.data, ledger.orders, now, zone),
    // oxlint-disable-next-line react/exhaustive-deps -- the days change once a day
    [ledger, stock.data, zone, span.to.day],
  )
  const hidden = all?.filter(({ key }) => endless.includes(key)) ?? []
  const untold = ledger ? untoldInPace(ledger.orders, now, zone) : []
  const listed = all?.filter(({ key }) => isHidden === endless.includes(key)) ?? []
  const failed = [query, stock].find(({ error }) => error)
  return (
    <section className={styles.part} aria-labelledby="sold-out">
      <header className={styles.closerHead}>
        <h2 id="sold-out" className="title">
          {t`Sold out in`}
        </h2>
        <span className="small quiet">{t`at the pace of the last ${PACE_DAYS} days`}</span>
      </header>
      {failed && <ReadProblem inline query={failed} title={t`Stock and its pace didn’t load`} />}
      {!all && !failed && (
        <p className="quiet" aria-busy>
          {progress ? t`Reading orders: ${formatNumber(progress.read)}` : <Skeleton width="60%" />}
        </p>
      )}
      {all && listed.length === 0 && (
        <p className="quiet">
          {isHidden
            ? t`Nothing is hidden.`
            : t`No variant sold three pieces in ${PACE_DAYS} days, so no day can be told.`}
        </p>
      )}
      <ul aria-label={isHidden ? t`Hidden` : t`Sold out in`}>
        {(isAsked ? listed : listed.slice(0, FIRST)).map((row) => (
          <LastingRow
            key={row.key}
            row={row}
            storeId={storeId}
            isHidden={isHidden}
            onMove={() => setEndless(storeId, row.key, !isHidden)}
          />
        ))}
      </ul>
      <p className="row wraps near">
        {listed.length > FIRST && (
          <TextButton onClick={() => setAsked(!isAsked)}>
            {isAsked ? t`Show the first ${FIRST}` : t`Show all ${formatNumber(listed.length)}`}
          </TextButton>
        )}
        {(hidden.length > 0 || isHidden) && (
          <TextButton onClick={() => setHidden(!isHidden)}>
            {isHidden
              ? t`Show the others`
              : plural(hidden.length, {
                  one: '1 hidden',
                  other: `${formatNumber(hidden.length)} hidden`,
                })}
          </TextButton>
        )}
      </p>
      {all && ledger && (
        <p className="small quiet">
          {sentences([
            t`Stock read ${clockText(wallClock(stock.dataUpdatedAt, zone))}, a bar ends at ${FULL} days.`,
            ledger.isComplete && untold.length === 0
              ? ''
              : t`More may have been sold, so it may be sooner.`,
            ...ledgerWords(ledger, zone, overview.told),
          ])}
        </p>
      )}
      {untold.length > 0 && (
        <p className="small quiet row wraps near">
          {untoldText(untold.length)}
          {untold
            .filter(({ id }) => id)
            .slice(0, MOST_LINKED)
            .map(({ id }) => (
              <PlainLink key={id} {...orderLink(storeId, id)}>
                <ShortId id={id} />
              </PlainLink>
            ))}
        </p>
      )}
    </section>
  )
}

type LastingRowProps = { row: Lasting; storeId: string; isHidden: boolean; onMove: () => void }

function LastingRow({ row, storeId, isHidden, onMove }: LastingRowProps) {
  const { product, variant, productId, stock, perDay, days } = row
  const name = [product, variant].map((text) => text.slice(0, 120)).filter(Boolean)
  const words = name.length === 2 ? t`${name[0]}, ${name[1]}` : (name[0] ?? labels.unnamedVariant)
  const pace = formatNumber(Number(perDay.toFixed(1)))
  return (
    <BarRow
      title={<PlainLink {...productLink(storeId, productId)}>{words}</PlainLink>}
      value={stock <= 0 ? <span className="danger">{t`Sold out`}</span> : daysLeft(days)}
      text={t`${formatNumber(Math.max(0, stock))} left, ${pace} a day`}
      aside={
        <IconButton
          icon={isHidden ? 'eye' : 'eye-off'}
          label={isHidden ? t`Show ${words} again` : t`Hide ${words}`}
          title={isHidden ? undefined : t`For a stock that means nothing`}
          className={styles.hide}
          onClick={onMove}
        />
      }
      part={days / FULL}
      isLow={days < 7}
    />
  )
}

type BarRowProps = {
  title: ReactNode
  value: ReactNode
  text: ReactNode
  aside?: ReactNode
  /** From 0 to 1. */
  part: number
  isLow?: boolean
}

export function BarRow({ title, value, text, aside, part, isLow }: BarRowProps) {
  return (
    <li className={styles.row}>
      <span className="strong breaks">{title}</span>
      <span className="strong">{value}</span>
      <span className="small quiet breaks">{text}</span>
      <span className="small quiet">{aside}</span>
      <span className={styles.track} data-low={isLow || undefined} aria-hidden>
        <span style={{ width: `${100 * Math.min(1, part)}%` }} />
      </span>
    </li>
  )
}
