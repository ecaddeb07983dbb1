import { useRef, useState } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { plural, t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { Private } from './private.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Icon } from '#components/controls/icons.tsx'
import type { JsonLine } from '#base/text/json-lines.ts'
import styles from './json-view.module.css'
import { visibleText } from '#base/text/visible-text.ts'

type JsonRowsProps = {
  lines: JsonLine[]
  shown: number[]
  folded: ReadonlySet<number>
  found: ReadonlySet<number>
  current: number | undefined
  onToggle: (line: number) => void
}

const batch = 2_000

export function JsonRows({ lines, shown, folded, found, current, onToggle }: JsonRowsProps) {
  const list = useRef<HTMLDivElement>(null)
  const [requested, setRequested] = useState(batch)
  const needed = current === undefined ? 0 : shown.indexOf(current) + 1
  const limit = Math.max(requested, needed)

  useArrival(current, (line) => {
    list.current?.querySelector(`[data-line="${line}"]`)?.scrollIntoView({ block: 'nearest' })
  })

  return (
    <div className={styles.rows} ref={list}>
      {shown.slice(0, limit).map((number) => {
        const line = lines[number]
        if (!line) return null
        return (
          <div
            key={number}
            className={styles.line}
            data-line={number}
            data-found={found.has(number) || undefined}
            data-current={number === current || undefined}
          >
            <span className={styles.position}>{number + 1}</span>
            <FoldButton
              line={line}
              isFolded={folded.has(number)}
              onToggle={() => onToggle(number)}
            />
            <code style={{ paddingLeft: `${line.depth * 2}ch` }}>
              <Private>
                <Tokens line={line} />
                {folded.has(number) && <Ellipsis line={line} lines={lines} />}
              </Private>
            </code>
          </div>
        )
      })}
      {shown.length > limit && (
        <button type="button" className={styles.more} onClick={() => setRequested(limit + batch)}>
          <Trans>Show more lines ({formatNumber(shown.length - limit)} left)</Trans>
        </button>
      )}
    </div>
  )
}

function Tokens({ line }: { line: JsonLine }) {
  return line.tokens.map(({ kind, text }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the tokens of a line never move
    <span key={index} className={styles[kind]}>
      {visibleText(text)}
    </span>
  ))
}

function Ellipsis({ line, lines }: { line: JsonLine; lines: JsonLine[] }) {
  const closing = line.fold && lines[line.fold.end]
  const entries = line.fold?.entries ?? 0
  return (
    <>
      <span className={styles.ellipsis}>
        {' '}
        {plural(entries, { one: '1 entry', other: `${entries} entries` })}{' '}
      </span>
      {closing && <Tokens line={closing} />}
    </>
  )
}

type FoldButtonProps = { line: JsonLine; isFolded: boolean; onToggle: () => void }

function FoldButton({ line, isFolded, onToggle }: FoldButtonProps) {
  if (!line.fold) return <span />
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={!isFolded}
      aria-label={isFolded ? t`Unfold` : t`Fold`}
      onClick={onToggle}
    >
      <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} size={12} />
    </button>
  )
}
