import { atLeast } from '#base/numbers/at-least.ts'
import { problemFacts } from '#api/errors.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useNow } from '#base/time/now.ts'
import { addressesLeftOut } from '#base/storage/left-out.ts'
import { useStore } from '#base/storage/store.ts'
import { queryClient } from '#api/query-client.ts'
import { userQuery } from '#api/user.ts'
import { rememberStore } from '#model/reading/memory/last-store.ts'
import { problemFrom } from '#model/reading/problem.ts'
import { useQuery } from '@tanstack/react-query'
import { ProgressBar } from '#components/charts/progress-bar.tsx'
import { Button } from '#components/controls/button.tsx'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import { AskedPause } from '#components/values/asked-pause.tsx'
import type { ReaderControl } from '#model/doing/tickets/reader-leader.ts'
import { useIsPartial } from '#model/doing/tickets/waiting-count.ts'
import type { TicketIndex } from '#model/reading/memory/tickets.ts'
import { Addresses } from './queue-foot.tsx'
import { checkedAgo, checkedWords, unloadedWords } from './checked.tsx'
import styles from './tickets-column.module.css'

type ReadStripProps = { storeId: string; reader: ReaderControl; index: TicketIndex }

/** How far the reading of tickets has come, and its only switch. */
export function ReadStrip({ storeId, reader, index }: ReadStripProps) {
  const { state, isOn } = reader
  const { phase, error, failed, total, read } = state
  const isPartial = useIsPartial(storeId)
  const account = useQuery(userQuery())
  // Customers are looked for by their emails.
  if (useStore(addressesLeftOut)) return null
  // Below it is told that there is nothing.
  if (isOn && phase === 'resting' && total === 0 && index.customers.size === 0) return null
  const isRunning = isOn && isPartial
  // Nothing has begun yet that could be paused, or gone on with.
  const isWaiting = isOn ? phase === 'off' : index.isLoading
  const restart = () => {
    reader.pause()
    reader.start()
  }
  if (isWaiting && account.error) {
    return (
      <ErrorPanel
        inline
        problem={problemFrom(account.error, t`The account didn’t load`)}
        onRetry={() =>
          // The reading waits until the store is known to be the account's.
          void account.refetch().then(() => rememberStore(queryClient, storeId))
        }
      />
    )
  }
  const isStuck = isOn && isTroubled(state)
  return (
    <section className={styles.strip} aria-label={t`Reading of tickets`}>
      {isStuck && error && (
        <ErrorPanel
          inline
          problem={{
            title:
              phase === 'failed' ? t`The search for tickets stopped` : t`Customers didn’t load`,
            ...problemFacts(error),
          }}
          onRetry={restart}
        />
      )}
      <div className={styles.line}>
        {isOn && !isStuck && read < total && (
          <ProgressBar
            className={styles.progress}
            label={t`Customers checked`}
            value={read}
            maximum={total}
          />
        )}
        <output className="grow">
          <ReadWords reader={reader} index={index} isPartial={isPartial} />
        </output>
        {!isWaiting && !isStuck && (
          <Button variant="subtle" size="compact-xs" onClick={isRunning ? reader.pause : restart}>
            {isRunning ? t`Pause` : isPartial ? t`Check the rest` : t`Check again`}
          </Button>
        )}
      </div>
      {failed.length > 0 && (
        <div className={styles.line}>
          <Addresses words={unloadedWords(failed.length)} emails={failed} />
          <Button variant="subtle" size="compact-xs" onClick={reader.retryFailed}>
            {t`Try again`}
          </Button>
        </div>
      )}
    </section>
  )
}

/** It has stopped, or is tried again later without the platform’s having asked for a pause. */
export const isTroubled = ({ phase, error }: ReaderControl['state']) =>
  phase === 'failed' || (phase === 'waiting' && error !== undefined && error.retryAt === undefined)

type ReadWordsProps = Pick<ReadStripProps, 'reader' | 'index'> & { isPartial: boolean }

function ReadWords({ reader, index, isPartial }: ReadWordsProps) {
  const now = useNow()
  const { state, isOn, isPaused } = reader
  const { phase, read, total, isComplete } = state
  if (isOn && phase === 'waiting' && state.until !== undefined && !isTroubled(state)) {
    return <AskedPause until={state.until} />
  }
  if (read < total) {
    const all = atLeast(total, !isComplete)
    return plural(read, {
      one: `1 of ${all} checked`,
      other: `${formatNumber(read)} of ${all} checked`,
    })
  }
  if (isOn && index.customers.size === 0 && (phase === 'off' || phase === 'reading')) {
    return t`Looking for your customers`
  }
  const known = index.customers.size
  // After a reload, how many there are is known only once the reading goes on.
  if (isPaused && isPartial && known > 0)
    return plural(known, {
      one: '1 checked, paused',
      other: `${formatNumber(known)} checked, paused`,
    })
  if (known === 0) return checkedWords(index, now)
  const age = checkedAgo(index, now)
  return plural(known, {
    one: `1 checked ${age}`,
    other: `${formatNumber(known)} checked ${age}`,
  })
}
