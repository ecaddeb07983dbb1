import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { dayInYear } from '#base/time/time-format.ts'
import { BarChart } from '#components/charts/bar-chart.tsx'
import { Button } from '#components/controls/button.tsx'
import { ReadProblem } from '#features/shared/read-problem.tsx'
import { ReadingProgress } from '#components/list/reading-progress.tsx'
import { Card } from '#components/page/card.tsx'
import { type productWeeks, WEEKS } from '#model/reading/ledger/product-weeks.ts'
import styles from './product-cards.module.css'
import type { ProductWeeks } from './use-product-weeks.ts'

type Sold = ReturnType<typeof productWeeks>

/** Paid pieces of twelve weeks. */
export function ProductWeeksCard({ sales }: { sales: ProductWeeks }) {
  const { sold, notes, error, read, count, isOnRequest, ask } = sales
  const retry = () => void read.query.refetch()
  return (
    <Card title={t`Sold by week`} aside={sold && soldText(sold)} padded>
      <div className={styles.place}>
        {sold ? (
          <Weeks sold={sold} />
        ) : error ? (
          <ReadProblem inline query={{ error, refetch: retry }} title={t`Orders didn’t load`} />
        ) : isOnRequest ? (
          <Button variant="default" size="xs" onClick={ask}>
            {count === undefined
              ? t`Read the orders of ${WEEKS} weeks`
              : plural(count, {
                  one: `Read 1 order of ${WEEKS} weeks`,
                  other: `Read ${formatNumber(count)} orders of ${WEEKS} weeks`,
                })}
          </Button>
        ) : (
          <div className={styles.awaited}>
            <ReadingProgress
              title={t`Reading orders`}
              progress={read.progress}
              stopped={read.isStopped ? t`Stopped before all orders were read.` : undefined}
              onStop={read.stop}
              onContinue={retry}
            />
          </div>
        )}
      </div>
      {notes && <p className="small quiet">{notes}</p>}
    </Card>
  )
}

function Weeks({ sold: { weeks, pieces, isWhole } }: { sold: Sold }) {
  if (pieces === 0) {
    return <p className="quiet">{isWhole ? t`Nothing sold.` : t`Nothing sold in these orders.`}</p>
  }
  return (
    <BarChart
      label={t`Sold by week`}
      low
      isCount
      bars={weeks.map((week, at) => ({
        label: dayInYear(week.from),
        value: week.pieces,
        text: '',
        name: nameOf(week),
        isOpen: at === weeks.length - 1,
      }))}
      gridText={formatNumber}
    />
  )
}

const soldText = ({ pieces, isWhole }: Sold) =>
  isWhole
    ? t`${formatNumber(pieces)} in ${WEEKS} weeks, paid orders`
    : t`At least ${formatNumber(pieces)} in ${WEEKS} weeks, paid orders`

function nameOf({ from, to, pieces, orders }: Sold['weeks'][number]): string {
  const sold = plural(orders, {
    one: `${formatNumber(pieces)} sold in 1 paid order`,
    other: `${formatNumber(pieces)} sold in ${formatNumber(orders)} paid orders`,
  })
  return t`${dayInYear(from)} to ${dayInYear(to)}: ${orders === 0 ? t`none sold` : sold}`
}
