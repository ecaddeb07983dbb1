import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { commaList } from '#base/language/lists.ts'
import { sentence, sentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useStore } from '#base/storage/store.ts'
import { Button } from '#components/controls/button.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Note } from '#components/page/note.tsx'
import { NotKept } from '#components/page/not-kept.tsx'
import { Picture } from '#components/page/picture.tsx'
import { Disclosure } from '#components/text/disclosure.tsx'
import { activityLog } from '#model/doing/activity/log.ts'
import { takeIfDue, takePicture, takingState } from '#model/doing/pictures/take.ts'
import {
  type Day,
  type History,
  MOST_DAYS,
  pictureHistory,
} from '#model/reading/pictures/history.ts'
import type { Part } from '#model/reading/pictures/picture.ts'
import {
  type ChangeGroup,
  type ShopComparison,
  compareDays,
} from '#model/reading/pictures/shop-changes.ts'
import { DayChoice, useDayName } from './day-choice.tsx'
import { SaveChanges } from './save-changes.tsx'
import { ShopChangeRow, useSoldMeanwhile } from './shop-change-row.tsx'
import styles from './shop-changes.module.css'
import { groupTitles, notComparedText, partNames, soldDownText } from './shop-words.ts'

/** Rows of one group; more are counted. */
const MOST_SHOWN = 200

export type ShopChangesProps = {
  storeId: string
  storeCurrency: string | undefined
  /** Kept days, as the address names them. */
  from: string | undefined
  to: string | undefined
  onDays: (days: { from?: string; to?: string }) => void
}

/** What changed in the shop between two days, whoever did it. */
export function ShopChanges({ storeId, storeCurrency, from, to, onDays }: ShopChangesProps) {
  const store = pictureHistory(storeId)
  const history = useStore(store)
  const taking = useStore(takingState(storeId))
  const client = useQueryClient()
  const nameOf = useDayName()
  useArrival(storeId, (opened) => {
    const leaving = new AbortController()
    void takeIfDue(client, opened, leaving.signal).catch(() => undefined)
    return () => leaving.abort()
  })

  const last = history.days.at(-1)
  const compared = last && chosenDays(history, last, from, to)
  const again = (
    <Button
      variant="default"
      size="xs"
      disabled={taking === 'reading'}
      onClick={() => void takePicture(client, storeId, new AbortController().signal)}
    >
      {taking === 'reading' ? t`Reading…` : t`Read again`}
    </Button>
  )
  if (!last) {
    return taking === 'failed' ? (
      <EmptyState
        icon="warning"
        title={t`The shop didn’t load`}
        text={t`Nothing was remembered. It is tried again while Counter is open.`}
        action={again}
      />
    ) : (
      <EmptyState
        picture={<Picture name="changes" />}
        title={t`Nothing to compare yet`}
        text={t`Counter remembers today and compares from tomorrow.`}
      />
    )
  }
  const lastRead = t`Last read: ${nameOf(last)}`
  return (
    <>
      <NotKept keeping={store.keeping} />
      {taking === 'failed' && (
        <div className={styles.notes}>
          <Note tone="warning">{t`The shop didn’t load just now. What was read before stands.`}</Note>
        </div>
      )}
      {compared ? (
        <>
          <Comparison {...{ compared, storeId, storeCurrency }}>
            <DayChoice
              label={t({ message: 'From', context: 'a date' })}
              days={history.days.slice(0, -1)}
              chosen={compared.from}
              onChoose={(day) => onDays({ from: day, to: compared.to.day })}
            />
            <DayChoice
              label={t({ message: 'To', context: 'a date' })}
              days={history.days.filter(({ day }) => day > compared.from.day)}
              chosen={compared.to}
              onChoose={(day) => onDays({ from: compared.from.day, to: day })}
            />
            <span className={styles.last}>{lastRead}</span>
            {again}
          </Comparison>
          <p className={styles.foot}>
            {t`Your platform doesn’t say who changed something, nor when: a time is when Counter first saw it. What it read stays in this browser, sealed, for ${MOST_DAYS} days.`}
          </p>
        </>
      ) : (
        <>
          <NotCompared all={partsOf(last)} />
          <EmptyState
            picture={<Picture name="changes" />}
            title={t`Nothing to compare yet`}
            text={sentences([
              t`Counter remembers today and compares from tomorrow.`,
              sentence(lastRead),
              t`What is compared: ${commaList(Object.values(partNames))}.`,
            ])}
            action={again}
          />
        </>
      )}
    </>
  )
}

/** What was not read on the first day. */
const partsOf = ({ read, missing }: Day) =>
  (Object.keys(missing) as Part[])
    .filter((part) => !read.includes(part))
    .map((part) => ({ part, why: missing[part] ?? 'failed' }))

const NotCompared = ({ all }: { all: ShopComparison['notCompared'] }) => (
  <div className={styles.notes}>
    {all.map((one) => (
      <Note key={one.part} tone="warning">
        {notComparedText(one)}
      </Note>
    ))}
  </div>
)

/** The last two days, unless the address names others. */
function chosenDays(history: History, last: Day, from?: string, to?: string) {
  const before = history.days.at(-2)
  return (
    (from && to && compareDays(history, from, to)) ||
    (before && compareDays(history, before.day, last.day))
  )
}

type ComparisonProps = {
  compared: ShopComparison
  storeId: string
  storeCurrency: string | undefined
  /** Which days, and the button to read again. */
  children: ReactNode
}

function Comparison({ compared, storeId, storeCurrency, children }: ComparisonProps) {
  const entries = useStore(activityLog(storeId))
  const { notCompared, compared: counts } = compared
  const meanwhile = useSoldMeanwhile(storeId, compared)
  const { changes, fits } = meanwhile
  const groups = (Object.keys(groupTitles) as ChangeGroup[]).flatMap((group) => {
    const own = changes.filter((change) => change.group === group)
    return own.length > 0 ? [{ group, own }] : []
  })
  return (
    <>
      <div className={styles.head}>
        {children}
        {meanwhile.isOnRequest && (
          <Button variant="default" size="xs" onClick={meanwhile.ask}>
            {t`Count what was sold meanwhile`}
          </Button>
        )}
        {changes.length > 0 && (
          <SaveChanges
            compared={{ ...compared, changes }}
            entries={entries}
            sold={meanwhile.sold}
          />
        )}
      </div>
      <NotCompared all={notCompared} />
      {groups.length === 0 && notCompared.length < 3 && (
        <EmptyState
          icon="check"
          title={t`Nothing changed`}
          text={t`${plural(counts.variants, { one: '1 variant', other: `${formatNumber(counts.variants)} variants` })} and ${plural(counts.coupons, { one: '1 coupon', other: `${formatNumber(counts.coupons)} coupons` })} are as they were.`}
        />
      )}
      {groups.map(({ group, own }) => {
        const rows = (
          <ul aria-label={groupTitles[group]}>
            {own.slice(0, MOST_SHOWN).map((change) => (
              <ShopChangeRow
                key={`${change.key} ${change.field}`}
                {...{ change, storeId, storeCurrency, entries, meanwhile }}
              />
            ))}
            {own.length > MOST_SHOWN && (
              <li className={styles.more}>
                {plural(own.length - MOST_SHOWN, {
                  one: 'And 1 more.',
                  other: `And ${formatNumber(own.length - MOST_SHOWN)} more.`,
                })}
              </li>
            )}
          </ul>
        )
        return group === 'other' ? (
          <div key={group} className={styles.folded}>
            <Disclosure
              summary={
                <>
                  {groupTitles[group]} <span className="quiet">{formatNumber(own.length)}</span>
                </>
              }
            >
              {rows}
            </Disclosure>
          </div>
        ) : (
          <section key={group} aria-label={groupTitles[group]}>
            <h2 className={styles.group}>
              {groupTitles[group]} <span className="quiet">{formatNumber(own.length)}</span>
            </h2>
            {rows}
          </section>
        )
      })}
      {fits > 0 && <p className={styles.foot}>{soldDownText(fits)}</p>}
    </>
  )
}
