import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { presentTime } from '#base/time/now.ts'
import { momentText } from '#base/time/time-format.ts'
import '#components/page/paper.css'
import { CommaList } from '#components/text/comma-list.tsx'
import { Labelled } from '#components/text/labelled.tsx'
import { howItIsCounted } from '#model/reading/figures/month-words.ts'
import styles from './month-end.module.css'
import { DaysTable, MonthTable } from './month-table.tsx'
import type { MonthEndState } from './use-month-end.ts'

type MonthPaperProps = { month: MonthEndState; storeName: string | undefined }

/** What is printed: a sheet for each chosen currency, with what it rests on. */
export function MonthPaper({ month, storeName = t`Store` }: MonthPaperProps) {
  const zone = useTimeZone()
  const { chosen, label, remarks, search } = month
  const missed = search?.missed ?? []
  const time = momentText(
    { kind: 'instant', instant: search?.fixedAt ?? presentTime() },
    'absolute',
    zone,
    presentTime(),
  )
  return chosen.map((sheet) => (
    <article
      key={sheet.currency}
      data-paper
      className={styles.paper}
      aria-label={commaList([label, sheet.currency])}
    >
      <header>
        <div>
          <small>{t`Month’s end`}</small>
          <div>
            <bdi>{visibleText(storeName)}</bdi>
          </div>
        </div>
        <strong>
          <CommaList>
            {label}
            <bdi>{sheet.currency}</bdi>
          </CommaList>
        </strong>
      </header>
      <MonthTable sheet={sheet} sections={month.sectionsOf(sheet)} />
      <h3>{t`By day`}</h3>
      <DaysTable sheet={sheet} />
      {missed.length > 0 && (
        <>
          <h3>{t`Didn’t load: ${formatNumber(missed.length)}`}</h3>
          <ul>
            {missed.map(({ order, why }) => (
              <li key={order.id}>
                <Labelled
                  label={<bdi>{visibleText(order.id)}</bdi>}
                  value={<bdi>{visibleText(why)}</bdi>}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{t`How it is counted`}</h3>
      {[...remarks, ...howItIsCounted, t`For your accountant, not tax advice.`].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <footer>
        {t`Made with Counter on ${time} from the store’s records. Times are ${zone}.`}
      </footer>
    </article>
  ))
}
