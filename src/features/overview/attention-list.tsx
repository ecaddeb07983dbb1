import { atLeast } from '#base/numbers/at-least.ts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { t } from '#base/language/words.ts'
import { TextButton } from '#components/controls/text-button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { listText } from '#base/language/formats.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Section } from '#components/page/section.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import {
  type AttentionFailure,
  type AttentionRow,
  bySeverity,
  isUrgent,
} from '#model/reading/overview/attention-row.ts'
import styles from './attention-list.module.css'
import type { Attention } from './use-attention.ts'
import { useTimer } from '#base/time/use-timer.ts'

/** So many have their place before anything is known; the others come on request. */
const FIRST = 9
/** The chart follows below them. */
const FIRST_ON_PHONE = 6
/** Milliseconds after which one slow source no longer holds back what others know. */
const PATIENCE = 3_000

type AttentionListProps = Omit<Attention, 'recent'> & { isPhone?: boolean }

export function AttentionList({ parts, isLoading, unknown, isPhone }: AttentionListProps) {
  const isPatient = useIsWithin(PATIENCE)
  const awaited = isPatient ? parts.findIndex((part) => part.isLoading) : -1
  const known = awaited === -1 ? parts : parts.slice(0, awaited)
  const [isAsked, setAsked] = useState(false)
  const all = bySeverity(known.flatMap((part) => part.rows))
  // What is still awaited may be urgent, and must not move what is less so.
  const rows = awaited === -1 ? all : all.filter(isUrgent)
  const first = isPhone ? FIRST_ON_PHONE : FIRST
  const isFolded = !isAsked && rows.length > first + 1
  const inSight = isFolded ? rows.slice(0, first) : rows
  // What is settled as failed waits for nobody: only it can be asked for again.
  const failures = parts.flatMap((part) => part.failures)
  const shown = rows.length + (failures.length > 0 ? 1 : 0)
  const isNothing = failures.length === 0 && rows.every((row) => row.isNotChecked)
  const empty = isLoading ? Math.max(1, isPatient ? first - shown : 1) : 0
  return (
    <Section title={t`Needs attention`}>
      <ul className={styles.list} aria-label={t`Needs attention`} aria-busy={isLoading}>
        {inSight.map((row) => (
          <li key={row.id}>
            <Row row={row} />
          </li>
        ))}
        {failures.length > 0 && <Failures failures={failures} />}
        {Array.from({ length: empty }, (_, at) => (
          // A place keeps its name, so that filling the one before moves nothing.
          <li key={`place ${shown + at}`}>
            <div className={styles.failure}>
              <Skeleton width="60%" />
            </div>
          </li>
        ))}
      </ul>
      {isFolded && (
        <TextButton onClick={() => setAsked(true)}>
          {t`Show all ${formatNumber(rows.length)}`}
        </TextButton>
      )}
      {!isLoading && (
        <Remark isClear={shown === 0} isNothing={isNothing} unknown={listText(unknown)} />
      )}
    </Section>
  )
}

type RemarkProps = { isClear: boolean; isNothing: boolean; unknown: string }

/** What is missing from the rows is told also where there are others. */
function Remark({ isClear, isNothing, unknown: words }: RemarkProps) {
  if (!isClear && !words) return null
  return (
    <p className="quiet">
      {!words
        ? t`All clear. Nothing needs you right now.`
        : isNothing
          ? t`Nothing so far. Not all could be checked: ${words}.`
          : t`Not all could be checked: ${words}.`}
    </p>
  )
}

function useIsWithin(milliseconds: number): boolean {
  const [isWithin, setIsWithin] = useState(true)
  useTimer(() => setIsWithin(false), milliseconds)
  return isWithin
}

/** What failed together is asked for again together, and told once however often it failed. */
function Failures({ failures }: { failures: readonly AttentionFailure[] }) {
  return (
    <li>
      <div className={styles.failure} role="alert">
        <Icon name="warning" size={15} />
        <span className="stack">
          {[...new Set(failures.map(({ title }) => title))].map((title) => (
            <span key={title}>{title}</span>
          ))}
        </span>
        <button
          type="button"
          className={styles.retry}
          onClick={() => failures.forEach(({ onRetry }) => onRetry())}
        >
          {t`Try again`}
        </button>
      </div>
    </li>
  )
}

type AttentionItemsProps = {
  rows: AttentionRow[]
  label: string
  /** By the row that each stands behind. */
  actions?: Readonly<Record<string, ReactNode>>
}

/** The rows alone, for a place with a heading of its own. */
export function AttentionItems({ rows, label, actions = {} }: AttentionItemsProps) {
  if (rows.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={actions[row.id] ? styles.acting : undefined}>
          <Row row={row} action={actions[row.id]} />
        </li>
      ))}
    </ul>
  )
}

function Row({ row, action }: { row: AttentionRow; action?: ReactNode }) {
  const { as, title, text, count, isPartial, isNotChecked, link } = row
  const chevron = <Icon name="chevron-right" size={14} />
  const opened = (
    <Link {...link} className={styles.row} activeProps={{}}>
      <span className={styles.glyph}>
        <StatusGlyph {...as} />
      </span>
      <span className="stack grow">
        <span className={isNotChecked ? 'secondary' : styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {count !== undefined && (
        <span className={isPartial ? 'quiet' : 'bold'}>{atLeast(count, isPartial)}</span>
      )}
      {!action && chevron}
    </Link>
  )
  // Every row ends with its chevron.
  return action ? (
    <>
      {opened}
      {action}
      {chevron}
    </>
  ) : (
    opened
  )
}
