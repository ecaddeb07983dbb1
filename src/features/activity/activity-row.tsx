import { useId, useState } from 'react'
import { useTimeZone } from '#base/storage/preferences.ts'
import { clockText } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { Icon } from '#components/controls/icons.tsx'
import { Money } from '#components/values/money.tsx'
import { Private } from '#components/text/private.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import type { ActivityEntry } from '#model/doing/activity/log.ts'
import {
  activityVerb,
  changedSettingsText,
  outcomeMark,
  outcomeText,
  settingLabel,
} from '#model/doing/activity/words.ts'
import { ActivityDetails } from './activity-details.tsx'
import styles from './activity-list.module.css'

type ActivityRowProps = {
  entry: ActivityEntry
  storeId: string
  storeCurrency: string | undefined
}

export function ActivityRow(props: ActivityRowProps) {
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
        <time className={styles.time} dateTime={new Date(entry.at).toISOString()}>
          {clockText(clock)}
        </time>
        <StatusGlyph glyph={glyph} tone={tone} />
        <span className={styles.sentence}>
          {activityVerb(entry)} <Subject entry={entry} storeCurrency={storeCurrency} />
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

function Subject({ entry, storeCurrency }: Pick<ActivityRowProps, 'entry' | 'storeCurrency'>) {
  const { operation, params, facts = {} } = entry
  const { subject, detail, amount, currencyCode, after } = facts
  const money = amount !== undefined && (
    <Money amount={amount} currency={currencyCode} storeCurrency={storeCurrency} />
  )
  switch (operation) {
    case 'refundOrder':
      return (
        <>
          <b>{money || 'an order'}</b>
          {subject && ' to '}
          <Private>{subject}</Private>{' '}
          <span className="quiet">order {params['orderId']?.slice(0, 8)}</span>
        </>
      )
    case 'replyTicket':
      return (
        <>
          <b>{subject ? <Private>{subject}</Private> : 'a ticket'}</b>{' '}
          <Private className="quiet">{detail}</Private>
        </>
      )
    case 'updateStore':
      return (
        <>
          <b>{changedSettingsText(entry)}</b>{' '}
          <span className="quiet">
            {Object.keys(facts.settings ?? {})
              .map(settingLabel)
              .join(', ')}
          </span>
        </>
      )
    default:
      return (
        <>
          <bdi className="strong">{subject ?? 'without a name'}</bdi>{' '}
          <span className="quiet">
            <bdi>{detail}</bdi>
            {money && <>, {money}</>}
            {operation === 'deleteVariant' && after && `, ${after}`}
          </span>
        </>
      )
  }
}
