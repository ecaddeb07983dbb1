import { useQueryClient } from '@tanstack/react-query'
import { useArrival } from '#base/browser/use-arrival.ts'
import { t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { Button } from '#components/controls/button.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Note } from '#components/page/note.tsx'
import { NotKept } from '#components/page/not-kept.tsx'
import { Picture } from '#components/page/picture.tsx'
import { takeIfDue, takePicture, takingState } from '#model/doing/pictures/take.ts'
import {
  type Day,
  type History,
  MOST_DAYS,
  pictureHistory,
} from '#model/reading/pictures/history.ts'
import type { Part } from '#model/reading/pictures/picture.ts'
import { compareDays } from '#model/reading/pictures/shop-changes.ts'
import { DayChoice, useDayName } from './day-choice.tsx'
import { Comparison, NotCompared, ShopHead } from './shop-comparison.tsx'
import styles from './shop-changes.module.css'
import { ShopParts } from './shop-parts.tsx'

export type ShopChangesProps = {
  storeId: string
  storeCurrency: string | undefined
  /** Kept days, as the address names them. */
  from: string | undefined
  to: string | undefined
  onDays: (days: { from?: string; to?: string }) => void
}

const firstDay = (
  <EmptyState
    picture={<Picture name="changes" />}
    title={t`Nothing to compare yet`}
    text={
      <span
        className={styles.balanced}
      >{t`Counter remembers today and compares from tomorrow.`}</span>
    }
  />
)

/** What changed in the shop between two days, whoever did it. */
export function ShopChanges({ storeId, storeCurrency, from, to, onDays }: ShopChangesProps) {
  const store = pictureHistory(storeId)
  const history = useStore(store)
  const isRead = useStore({ subscribe: store.subscribe, get: store.isRead })
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
      <>
        <ShopHead>
          <span className={styles.last}>{t`Reading…`}</span>
        </ShopHead>
        {isRead && firstDay}
      </>
    )
  }
  return (
    <>
      <NotKept keeping={store.keeping} />
      {taking === 'failed' && (
        <div className={styles.notes}>
          <Note tone="warning">{t`The shop didn’t load just now. What was read before stands.`}</Note>
        </div>
      )}
      {compared ? (
        <Comparison
          {...{ compared, storeId, storeCurrency }}
          picture={history.picture}
          again={again}
        >
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
        </Comparison>
      ) : (
        <>
          <ShopHead>
            <span className={styles.last}>{t`Last read: ${nameOf(last)}`}</span>
            {again}
          </ShopHead>
          <NotCompared all={partsOf(last)} />
          {firstDay}
          <ShopParts label={t`In the shop`} parts={last.read as Part[]} picture={history.picture} />
        </>
      )}
      <p className={styles.foot}>
        {t`Your platform doesn’t say who changed something, nor when: a time is when Counter first saw it. What it read stays in this browser, sealed, for ${MOST_DAYS} days.`}
      </p>
    </>
  )
}

/** What was not read on the first day. */
const partsOf = ({ read, missing }: Day) =>
  (Object.keys(missing) as Part[])
    .filter((part) => !read.includes(part))
    .map((part) => ({ part, why: missing[part] ?? 'failed' }))

/** The last two days, unless the address names others. */
function chosenDays(history: History, last: Day, from?: string, to?: string) {
  const before = history.days.at(-2)
  return (
    (from && to && compareDays(history, from, to)) ||
    (before && compareDays(history, before.day, last.day))
  )
}
