import { useId, useState } from 'react'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { type Search, startSearch } from '#model/doing/jobs/searches.ts'
import type { DeliveriesAsked } from '#model/doing/jobs/search-question.ts'
import { bodiesPlace, useSeenSearch } from '#model/hooks/use-search-at.ts'
import { deliveryLink, webhookLogsLink } from '#model/reading/links/links.ts'
import { foundIn } from '#model/records/webhooks/body-paths.ts'
import { SearchEnd, SearchProgress } from './search-progress.tsx'
import styles from './body-finder.module.css'

type BodyFinderProps = {
  webhookId: string
  storeId: string
  /** The filters of the list, which the search keeps to. */
  query: DeliveriesAsked['query']
  isOpen: boolean
  onClose: () => void
}

/** Your platform doesn’t search bodies, so the deliveries are read page by page. */
export function BodyFinder({ webhookId, storeId, query, isOpen, onClose }: BodyFinderProps) {
  const search = useSeenSearch(bodiesPlace(webhookId))
  const [text, setText] = useState(search?.question.deliveries?.text ?? '')
  const hintId = useId()
  const isReading = search?.phase === 'running' || search?.phase === 'waiting'
  if (!isOpen && !search) return null

  function find() {
    const { success, responseCode, from, to, sort } = query
    startSearch({
      place: bodiesPlace(webhookId),
      title: t`Find in bodies`,
      link: webhookLogsLink(webhookId),
      storeId,
      query: {},
      pick: () => undefined,
      deliveries: {
        webhookId,
        text,
        query: { success, responseCode, from, to, sort },
        holds: (log) => foundIn(log, text) !== undefined,
      },
    })
  }

  return (
    <section className={styles.finder} aria-label={t`Find in bodies`}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (text !== '') find()
        }}
      >
        <input
          ref={focus}
          className={styles.input}
          aria-label={t`Text in a body`}
          aria-describedby={hintId}
          placeholder={t`Find in bodies`}
          value={text}
          disabled={isReading}
          maxLength={500}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="default" size="xs" disabled={isReading || text === ''}>
          {t`Find`}
        </Button>
      </form>
      <p id={hintId} className={styles.hint}>
        {t`What was sent and answered, with the filters of this list. What you look for isn’t stored.`}
      </p>
      {search && <SearchProgress search={search}>{answerOf(search)}</SearchProgress>}
      {search && search.foundLogs.length > 0 && (
        <ul aria-label={t`Deliveries found`} className={styles.found}>
          {search.foundLogs.map((log, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- finds are only ever added
            <li key={at}>
              <AnchorLink {...deliveryLink(webhookId, log)} className={styles.row}>
                <span>{log.responseCode || t`No answer`}</span>
                <ShortId id={log.id} />
                <span className="quiet">{foundWords(log, search)}</span>
                <DateTime value={log.dateCreated} />
              </AnchorLink>
            </li>
          ))}
        </ul>
      )}
      {search?.phase === 'done' && (
        <div className={styles.form}>
          <SearchEnd
            search={search}
            onForget={() => {
              setText('')
              onClose()
            }}
          />
        </div>
      )}
    </section>
  )
}

/** Only where the merchant asked for it just now: a search that stands there takes no focus. */
const focus = (input: HTMLInputElement | null) => {
  if (input?.value === '') input.focus()
}

const foundWords = (log: Search['foundLogs'][number], { question }: Search) =>
  foundIn(log, question.deliveries?.text ?? '') === 'answer'
    ? t`In the answer`
    : t`In what was sent`

function answerOf({ foundLogs, phase, progress, withoutBody }: Search) {
  const count = foundLogs.length
  if (count > 0) {
    return (
      <span className="strong">
        {plural(count, {
          one: 'In 1 delivery.',
          other: `In ${formatNumber(count)} deliveries.`,
        })}
      </span>
    )
  }
  if (phase !== 'done') return t`Not found yet.`
  if (progress.read === 0) return t`No delivery to search.`
  return withoutBody > 0 ? t`In no body that came.` : t`In no delivery.`
}
