import type { ReactNode } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { labelled, sentence } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { momentText } from '#base/time/time-format.ts'
import { Button } from '#components/controls/button.tsx'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import { ProgressBar } from '#components/charts/progress-bar.tsx'
import { keepInSight } from '#model/doing/jobs/in-sight.ts'
import { walkLines } from '#model/doing/jobs/report.ts'
import {
  ordersRead,
  searchShare,
  searchState,
  searchedText,
} from '#model/doing/jobs/running-words.ts'
import { type Search, pauseSearch, removeSearch, runSearch } from '#model/doing/jobs/searches.ts'
import { isUnjudged, isUnread, opens } from '#model/doing/jobs/search-question.ts'
import { lacksOf } from '#model/reading/walk/progress.ts'
import styles from './searches.module.css'
import { countedRows } from '#model/reading/lists/counted.ts'

type SearchProgressProps = {
  search: Search
  children: ReactNode
  /** What may follow once it is done. */
  onward?: ReactNode
}

export function SearchProgress({ search, children, onward }: SearchProgressProps) {
  const zone = useTimeZone()
  const { id, phase, question, progress, problem, withoutBody } = search
  const isReading = phase === 'running' || phase === 'waiting'
  const goesOn = isReading && !problem
  const share = searchShare(search)
  // Why it stopped is told below, with what to do.
  const said = { ...search, problem: undefined }
  useArrival(id, keepInSight)
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <output>{children}</output>
        {question.deliveries ? (
          <p className="small quiet">
            {sentence(phase === 'done' ? searchedText(search) : searchState(said, zone))}
          </p>
        ) : isToldAbove(search) ? null : (
          <p className="small quiet" title={periodText(search, zone)}>
            {sentence(phase === 'done' ? doneWords(search) : searchState(said, zone))}
          </p>
        )}
        {withoutBody > 0 && (
          <p className="small quiet">
            {plural(withoutBody, {
              one: '1 delivery came without a body, so the text may be in it.',
              other: `${formatNumber(withoutBody)} deliveries came without a body, so the text may be in them.`,
            })}
          </p>
        )}
        {phase === 'done' &&
          walkLines(progress, (count) =>
            countedRows(question.deliveries ? 'deliveries' : 'orders', count),
          ).map(({ label, value }) => (
            <p key={label} className="small quiet">
              {labelled(label, value)}
            </p>
          ))}
        {phase === 'done' && mayMiss(search) && (
          <p className="small quiet">{t`Not all orders could be read, so there may be more.`}</p>
        )}
      </div>
      {goesOn && (
        <ProgressBar
          className={styles.bar}
          label={question.deliveries ? t`Deliveries searched` : t`Orders read`}
          value={share}
          maximum={share === undefined ? undefined : 1}
        />
      )}
      {phase === 'failed' && problem && (
        <ErrorPanel
          inline
          problem={problem}
          onRetry={() => void runSearch(id)}
          retryLabel={t`Continue`}
        />
      )}
      {phase === 'running' && problem && (
        <ErrorPanel
          inline
          problem={problem}
          onRetry={() => {
            pauseSearch(id)
            void runSearch(id)
          }}
        />
      )}
      {phase === 'done' && onward}
      {phase !== 'done' && phase !== 'failed' && (
        <span className={styles.acts}>
          {goesOn && (
            <Button variant="default" size="xs" onClick={() => pauseSearch(id)}>
              {t`Pause`}
            </Button>
          )}
          {!isReading && (
            <Button variant="default" size="xs" onClick={() => void runSearch(id)}>
              {t`Continue`}
            </Button>
          )}
          <Button variant="subtle" color="gray" size="xs" onClick={() => removeSearch(id)}>
            {t`Cancel`}
          </Button>
        </span>
      )}
    </div>
  )
}

/** What may follow once it is done. */
export function SearchEnd({ search, onForget }: { search: Search; onForget: () => void }) {
  return (
    <>
      {!search.progress.isOver && (
        <Button variant="default" size="xs" onClick={() => void runSearch(search.id)}>
          {t`Look further`}
        </Button>
      )}{' '}
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        onClick={() => {
          removeSearch(search.id)
          onForget()
        }}
      >
        {t`Forget it`}
      </Button>
    </>
  )
}

/** The chosen period is on its button; its ends are told on demand. */
function periodText(search: Search, zone: string): string {
  const at = (instant: number) => momentText({ kind: 'instant', instant }, 'absolute', zone, 0)
  const { dateFrom } = search.question.query
  const end = at(endOf(search))
  if (dateFrom === undefined) return t`Up to ${end}, any status.`
  const dateTime = at(Date.parse(dateFrom))
  return t`${dateTime} to ${end}, any status.`
}

/** What was asked for ends before now, or now. */
function endOf({ question, fixedAt }: Search): number {
  const end = question.query.dateTo
  return end === undefined ? fixedAt : Math.min(Date.parse(end), fixedAt)
}

/** Of a search that looks at every order: the platform may not have given all. */
const mayMiss = ({ question, progress }: Search) =>
  Boolean(question.judge ?? question.compares) && lacksOf(progress).length > 0

/** A month says itself how many orders it opened, by what they are. */
const isToldAbove = ({ phase, question, missed }: Search) =>
  phase === 'done' && question.book !== undefined && missed.length === 0

function doneWords({ progress, question, ...search }: Search): string {
  const { read, expected = read, counted = read } = progress
  const total = Math.max(read, expected, counted)
  const listed = ordersRead(read, total)
  if (!opens(question)) return listed
  const opened = search.opened - search.missed.filter(isUnjudged).length
  const missed = search.missed.filter(isUnread)
  const done = question.judge
    ? plural(opened, { one: '1 order checked', other: `${formatNumber(opened)} orders checked` })
    : plural(opened, { one: '1 order opened', other: `${formatNumber(opened)} orders opened` })
  if (missed.length === 0) return done
  return plural(missed.length, {
    one: `${done}, 1 of them didn’t load`,
    other: `${done}, ${formatNumber(missed.length)} of them didn’t load`,
  })
}
