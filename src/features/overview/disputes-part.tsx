import { useMemo } from 'react'
import { labels, plural, t } from '#base/language/words.ts'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import { ReadingProgress } from '#components/list/reading-progress.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import type { Column } from '#components/table/table-types.ts'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import { useDisputeLimit } from '#model/reading/checks/chosen.ts'
import {
  type Disputes,
  DISPUTE_DAYS,
  daysTo,
  disputesOf,
  standingOf,
} from '#model/reading/figures/disputes.ts'
import { useLedgerRead } from '#model/reading/ledger/ledger-query.ts'
import { ledgerWords } from '#model/reading/ledger/words.ts'
import { formatNumber, formatPercentage } from '#base/numbers/money-format.ts'
import { ratioText } from '#model/reading/overview/words.ts'
import { problemFrom } from '#model/reading/problem.ts'
import styles from './breakdown.module.css'
import { DisputeShare } from './dispute-share.tsx'
import { DisputeLimit } from './dispute-limit.tsx'
import type { Overview } from './use-overview.ts'

const [SHORT, LONG] = DISPUTE_DAYS

type Row = { key: string; label: string; spans: (Disputes | undefined)[] }

/** How near each gateway is to one's own limit. Both spans end today, whatever the period is. */
export function DisputesPart({ overview }: { overview: Overview }) {
  const { storeId, zone, now } = overview
  const limit = useDisputeLimit(storeId)
  const [short, long] = [daysTo(now, zone, SHORT), daysTo(now, zone, LONG)]
  const month = useLedgerRead(storeId, zone, short)
  const quarter = useLedgerRead(storeId, zone, long, month.query.isSuccess)
  const reads = [month, quarter]
  const [own, all] = [month.query.data, quarter.query.data]
  const rows = useMemo(
    () =>
      rowsOf(own && disputesOf(own.orders, short, zone), all && disputesOf(all.orders, long, zone)),
    // oxlint-disable-next-line react/exhaustive-deps -- the days change once a day
    [own, all, zone, short.to.day],
  )
  const isWhole = [own?.isComplete, all?.isComplete]
  const running = reads.find(({ progress }) => progress)
  const failed = reads.find(({ query }) => query.error)?.query
  const notes = [
    ...new Set(
      [own, all].flatMap((ledger) => (ledger ? ledgerWords(ledger, zone, overview.ledger) : [])),
    ),
  ]
  const columns: Column<Row>[] = [
    {
      id: 'gateway',
      header: labels.gateway,
      cell: ({ label }) => <bdi>{label.slice(0, 200)}</bdi>,
    },
    ...DISPUTE_DAYS.map((days, at): Column<Row> => ({
      id: `days${days}`,
      header: t`Last ${days} days`,
      cell: ({ spans }) => (
        <DisputeShare of={spans[at]} days={days} limit={limit} isPartial={isWhole[at] === false} />
      ),
      align: 'end',
      width: 220,
    })),
  ]
  return (
    <section className={styles.section} aria-labelledby="disputed">
      <header className={styles.head}>
        <h2 id="disputed" className={styles.title}>
          {t`Disputed, of paid orders`}
        </h2>
        <DisputeLimit storeId={storeId} limit={limit} />
      </header>
      <ReadingProgress
        title={t`Reading orders`}
        progress={running?.progress}
        stopped={
          reads.some(({ isStopped }) => isStopped)
            ? t`Stopped before all orders were read.`
            : undefined
        }
        onStop={() => running?.stop()}
        onContinue={() => void reads.find(({ isStopped }) => isStopped)?.query.refetch()}
      />
      {failed && (
        <ErrorPanel
          inline
          problem={problemFrom(failed.error, t`The orders of the last ${LONG} days didn’t load`)}
          onRetry={() => void failed.refetch()}
        />
      )}
      <LimitNotes rows={rows} limit={limit} />
      {own && (
        <div className={styles.plain}>
          <DataTable
            name={t`Disputed, of paid orders`}
            columns={columns}
            rows={rows}
            rowKey={({ key }) => key}
            phoneRow={({ label, spans: [own30, own90] }) => (
              <PhoneRow
                title={<bdi>{label.slice(0, 200)}</bdi>}
                amount={
                  <span className="small">
                    {t`Last ${SHORT} days`}:{' '}
                    <DisputeShare
                      of={own30}
                      days={SHORT}
                      limit={limit}
                      isPartial={isWhole[0] === false}
                    />
                  </span>
                }
                aside={
                  <span className="small">
                    {t`Last ${LONG} days`}:{' '}
                    <DisputeShare
                      of={own90}
                      days={LONG}
                      limit={limit}
                      isPartial={isWhole[1] === false}
                    />
                  </span>
                }
              />
            )}
            message={rows.length === 0 && <p className="quiet">{t`No paid orders yet.`}</p>}
          />
        </div>
      )}
      <p className={styles.remark}>
        <span className="small quiet">
          {[
            t`In all currencies, by the day of the order. Card networks count by the day of the dispute, so theirs may differ.`,
            ...notes,
          ].join(' ')}
        </span>
      </p>
    </section>
  )
}

function rowsOf(short: Disputes[] = [], long: Disputes[] | undefined): Row[] {
  const rows = new Map<string, Row>()
  for (const of of long ?? short) {
    rows.set(of.key, { key: of.key, label: of.label, spans: [undefined, long && of] })
  }
  for (const of of short) {
    const row = rows.get(of.key) ?? { key: of.key, label: of.label, spans: [undefined, undefined] }
    rows.set(of.key, { ...row, spans: [of, row.spans[1]] })
  }
  return [...rows.values()]
}

/** Said before the limit is reached, while something can be done. */
function LimitNotes({ rows, limit }: { rows: readonly Row[]; limit: number }) {
  const own = formatPercentage(limit)
  const found = rows.flatMap(({ label, spans }) => {
    const at = (['over', 'near'] as const).flatMap((standing) =>
      spans.flatMap((of, index) =>
        of && standingOf(of, limit) === standing
          ? [{ of, standing, days: DISPUTE_DAYS[index] }]
          : [],
      ),
    )[0]
    if (!at) return []
    const { of, standing, days } = at
    const [name, share] = [label.slice(0, 120), ratioText(of.disputed, of.everPaid)]
    const text =
      standing === 'over'
        ? t`${name} is over your limit of ${own}: ${share} in the last ${days} days.`
        : t`${name} comes near your limit of ${own}: ${share} in the last ${days} days.`
    return [{ text, standing }]
  })
  if (found.length === 0) return null
  const over = found.filter(({ standing }) => standing === 'over').length
  return (
    <output className={styles.limits}>
      <StatusGlyph glyph="triangle" tone={over > 0 ? 'danger' : 'warning'} />
      {over > 1
        ? plural(rows.length, {
            one: `${formatNumber(over)} of 1 gateway is over your limit of ${own}.`,
            other: `${formatNumber(over)} of ${formatNumber(rows.length)} gateways are over your limit of ${own}.`,
          })
        : found.map(({ text }) => text).join(' ')}
    </output>
  )
}
