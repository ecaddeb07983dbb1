import { Link } from '@tanstack/react-router'
import { Icon } from '#components/controls/icons.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Section } from '#components/page/section.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import type { AttentionRow } from '#model/reading/overview/attention-row.ts'
import styles from './attention-list.module.css'
import type { Attention } from './use-attention.ts'

const wordList = new Intl.ListFormat('en')

export function AttentionList({ groups, isLoading, unknown }: Attention) {
  const shown = groups.filter(({ rows, failures }) => rows.length > 0 || failures.length > 0)
  return (
    <Section title="Needs attention">
      <ul aria-label="Needs attention" aria-busy={isLoading}>
        {shown.map((group) => (
          <Group key={group.title} {...group} />
        ))}
        {isLoading && (
          <li className={styles.failure}>
            <Skeleton width="60%" />
          </li>
        )}
      </ul>
      {shown.length === 0 && !isLoading && (
        <p className="quiet">
          {unknown.length > 0
            ? `Nothing so far. Not all could be checked: ${wordList.format(unknown)}.`
            : 'All clear. Nothing needs you right now.'}
        </p>
      )}
    </Section>
  )
}

function Group({ title, rows, failures }: Attention['groups'][number]) {
  return (
    <li>
      <h3 className={styles.group}>{title}</h3>
      <ul className={styles.list} aria-label={title}>
        {rows.map((row) => (
          <li key={row.id}>
            <Row row={row} />
          </li>
        ))}
        {failures.map(({ id, title: words, onRetry }) => (
          <li key={id}>
            <div className={styles.failure} role="alert">
              <span className="stack grow">{words}</span>
              <button type="button" className={styles.retry} onClick={onRetry}>
                Try again
              </button>
            </div>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** The rows alone, for a place with a heading of its own. */
export function AttentionItems({ rows, label }: { rows: AttentionRow[]; label: string }) {
  if (rows.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id}>
          <Row row={row} />
        </li>
      ))}
    </ul>
  )
}

function Row({ row: { as, title, text, count, isPartial, link } }: { row: AttentionRow }) {
  return (
    <Link {...link} className={styles.row} activeProps={{}}>
      <span className={styles.glyph}>
        <StatusGlyph {...as} />
      </span>
      <span className="stack grow">
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {count !== undefined && (
        <span className={isPartial ? styles.partial : styles.count}>
          {formatNumber(count)}
          {isPartial && '+'}
        </span>
      )}
      <Icon name="chevron-right" size={14} />
    </Link>
  )
}
