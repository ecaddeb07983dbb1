import { problemFacts } from '#api/errors.ts'
import { useArrival } from '#base/browser/use-arrival.ts'
import { labelled } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { useNow } from '#base/time/now.ts'
import { ProgressBar } from '#components/charts/progress-bar.tsx'
import { Button } from '#components/controls/button.tsx'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { Trans } from '#components/text/trans.tsx'
import { startTickets, useTicketReader } from '#model/doing/tickets/reader-leader.ts'
import { useTicketIndex } from '#model/hooks/use-ticket-indexes.ts'
import { progressWords } from '#model/records/tickets/progress-words.ts'
import { Checked, checkedWords, unloadedWords } from './checked.tsx'
import styles from './bare-ticket.module.css'

type BareTicketProps = { storeId: string; storeName: string | undefined; ticketId: string }

/**
 * An address that names a ticket and no customer. Your platform gives tickets with their customers
 * alone, so they are checked one after the other, as everywhere, until one has it.
 */
export function BareTicket({ storeId, storeName, ticketId }: BareTicketProps) {
  const reader = useTicketReader(storeId)
  const index = useTicketIndex(storeId)
  const now = useNow()
  useArrival(storeId, startTickets)
  const { state, isOn } = reader
  const { phase, error, failed, read, total, isWhole, isComplete } = state
  const isOver = isWhole || (phase === 'resting' && read >= total)
  const progress = progressWords(state)
  const checking = progress ? t`Checking ${progress}.` : t`Looking for your customers`
  const parent = { to: '/stores/$storeId/tickets', params: { storeId }, label: t`Tickets` } as const
  return (
    <>
      <PageHeader title={t`Ticket`} parent={parent} />
      <div className={styles.pane}>
        <EmptyState
          icon="tickets"
          title={isOver ? t`No customer has this ticket` : t`Whose ticket is this?`}
          text={
            <>
              {isOver ? (
                <>
                  <Checked store={storeName} words={checkedWords(index, now)} />{' '}
                  {isComplete
                    ? t`It may be new, or of another store.`
                    : t`It may be new, of another store, or of somebody who never ordered.`}
                </>
              ) : (
                <Trans>
                  The address names ticket <ShortId id={ticketId} /> and no customer. Your platform
                  keeps tickets with customers, so they are checked one after the other.
                </Trans>
              )}
            </>
          }
          action={
            <>
              {!isOver && (
                <Button variant="default" onClick={isOn ? reader.pause : reader.start}>
                  {isOn ? t`Pause` : t`Check customers`}
                </Button>
              )}
              <ButtonLink to={parent.to} params={parent.params} variant="default">
                {t`All tickets`}
              </ButtonLink>
            </>
          }
        />
        {!isOver && isOn && (
          <div className={styles.progress}>
            <ProgressBar
              className={styles.bar}
              label={t`Customers checked`}
              value={read}
              maximum={isComplete ? total : undefined}
            />
            <output className="small quiet">
              {storeName ? labelled(storeName, checking) : checking}
            </output>
          </div>
        )}
        {isOn && phase === 'failed' && error && (
          <ErrorPanel
            inline
            problem={{ title: t`The search for tickets stopped`, ...problemFacts(error) }}
            onRetry={() => {
              reader.pause()
              reader.start()
            }}
          />
        )}
        {failed.length > 0 && (
          <p className={styles.progress}>
            {unloadedWords(failed.length)}{' '}
            <Button variant="subtle" size="compact-xs" onClick={reader.retryFailed}>
              {t`Try again`}
            </Button>
          </p>
        )}
      </div>
    </>
  )
}
