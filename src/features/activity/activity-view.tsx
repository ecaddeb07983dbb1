import { type ReactNode, useId, useState } from 'react'
import { plural, t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useNow } from '#base/time/now.ts'
import { useStore } from '#base/storage/store.ts'
import { ClearDialog } from '#components/overlays/clear-dialog.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { NotKept } from '#components/page/not-kept.tsx'
import { QuickSearch } from '#components/filters/quick-search.tsx'
import { Segments } from '#components/controls/segments.tsx'
import {
  type ActivityEntry,
  activityLog,
  KEPT_FOR_DAYS,
  recentOf,
} from '#model/doing/activity/log.ts'
import {
  type ActivityKind,
  activityKinds,
  activityVerb,
  findActivity,
  outcomeMark,
  outcomeText,
} from '#model/doing/activity/words.ts'
import { useDayHeading } from '#base/time/day-heading.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { clockText } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import { Labelled } from '#components/text/labelled.tsx'
import { ActivityDetails } from './activity-details.tsx'
import { ActivitySubject } from './activity-effect.tsx'
import styles from './activity-list.module.css'
import { SaveActivity } from './save-activity.tsx'

type ActivityViewProps = {
  storeId: string
  storeCurrency: string | undefined
  kind: ActivityKind | undefined
  text: string | undefined
  onSearch: (text: string | undefined) => void
}

export function ActivityView({ storeId, storeCurrency, kind, text, onSearch }: ActivityViewProps) {
  const [isClearing, setIsClearing] = useState(false)
  const log = activityLog(storeId)
  const entries = recentOf(useStore(log), useNow())
  const shown = findActivity(entries, kind, text)
  const isRead = useStore({ subscribe: log.subscribe, get: log.isRead })
  const oldest = entries.at(-1)
  if (!isRead && !oldest) {
    return (
      <EmptyState
        icon="clock"
        title={t`What was changed isn’t read yet`}
        text={t`This browser’s storage hasn’t answered. It is asked again.`}
      />
    )
  }
  if (!oldest) {
    return (
      <EmptyState
        icon="clock"
        title={t`No changes yet`}
        text={
          <span
            className={styles.balanced}
          >{t`Refunds, replies, variants and settings that you change in this browser are listed here for ${KEPT_FOR_DAYS} days.`}</span>
        }
      />
    )
  }
  return (
    <>
      <NotKept keeping={log.keeping} />
      <div className={styles.filters}>
        <QuickSearch
          label={t`Order, customer, product`}
          value={text}
          live
          isPrivate
          onSearch={onSearch}
        />
        <Segments
          label={t`Kind`}
          segments={[
            {
              label: t({ message: 'All', context: 'changes' }),
              count: entries.length,
              search: { kind: undefined },
              current: !kind,
            },
            ...(Object.keys(activityKinds) as ActivityKind[]).map((one) => ({
              label: activityKinds[one].label,
              count: findActivity(entries, one).length,
              search: { kind: one },
              current: one === kind,
            })),
          ]}
        />
      </div>
      <p className={styles.kept}>
        <Icon name="info" size={15} />
        <Trans>
          Kept in this browser for {KEPT_FOR_DAYS} days. It can’t show what colleagues did, or what
          you did elsewhere.
        </Trans>
      </p>
      {shown.length > 0 ? (
        <ActivityList entries={shown} storeId={storeId} storeCurrency={storeCurrency} />
      ) : (
        <EmptyState title={t`Nothing here matches`} text={t`Try another word, or all kinds.`} />
      )}
      <footer className={styles.foot}>
        <span className="quiet">
          <Trans>
            {plural(entries.length, {
              one: '1 entry',
              other: `${formatNumber(entries.length)} entries`,
            })}{' '}
            since <DateTime value={oldest.at} absolute />
          </Trans>
        </span>
        <span className={styles.ends}>
          <SaveActivity entries={shown} />
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => setIsClearing(true)}
          >
            {t`Clear…`}
          </Button>
        </span>
      </footer>
      {isClearing && (
        <ClearDialog
          title={t`Clear activity`}
          button={plural(entries.length, {
            one: 'Clear 1 entry',
            other: `Clear ${formatNumber(entries.length)} entries`,
          })}
          onClose={() => setIsClearing(false)}
          onClear={() => {
            log.clear()
            setIsClearing(false)
          }}
        >
          <p>{t`This removes the list from this browser. What you changed stays changed.`}</p>
        </ClearDialog>
      )}
    </>
  )
}

type ActivityListProps = {
  entries: readonly ActivityEntry[]
  storeId: string
  storeCurrency: string | undefined
}

function ActivityList({ entries, ...row }: ActivityListProps) {
  const dayOf = useDayHeading()
  const days = new Map<string, ActivityEntry[]>()
  for (const entry of entries) {
    const day = dayOf(new Date(entry.at).toISOString()) ?? ''
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day}>
      <h2 className={styles.day}>{day}</h2>
      <ul>
        {ofDay.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} {...row} />
        ))}
      </ul>
    </section>
  ))
}

type ActivityRowProps = {
  entry: ActivityEntry
  storeId: string
  storeCurrency: string | undefined
}

function ActivityRow(props: ActivityRowProps) {
  const { entry, storeCurrency } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const clock = wallClock(entry.at, useTimeZone())
  const { glyph, tone } = outcomeMark(entry)
  return (
    <li className={styles.entry} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <time className="quiet" dateTime={new Date(entry.at).toISOString()}>
          {clockText(clock)}
        </time>
        <StatusGlyph glyph={glyph} tone={tone} />
        <span className={styles.sentence}>
          <Labelled
            label={activityVerb(entry)}
            value={<ActivitySubject entry={entry} storeCurrency={storeCurrency} />}
          />
        </span>
        <span className={styles.outcome}>{outcomeText(entry)}</span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} />
      </button>
      {isOpen && (
        <div id={id} className={styles.details}>
          <ActivityDetails {...props} />
        </div>
      )}
    </li>
  )
}

/** Under the title, where there is no room beside it. */
export const ChangesBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.filters}>{children}</div>
)
