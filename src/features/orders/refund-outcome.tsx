import { Button } from '@mantine/core'
import { problemFacts } from '#api/errors.ts'
import type { Refund } from '#api/schemas/orders.ts'
import { ConfirmStep } from '#components/confirm-dialog.tsx'
import { DateTime } from '#components/date-time.tsx'
import { ErrorPanel } from '#components/error-panel.tsx'
import { Fact, Facts } from '#components/facts.tsx'
import { Money } from '#components/money.tsx'
import { OutcomeSign } from '#components/outcome-sign.tsx'
import { ShortId } from '#components/short-id.tsx'
import type { OrderCurrency } from '#model/orders/currency.ts'
import { refundWords } from '#model/writes/refund-words.ts'
import type { RefundProcess, RefundState } from '#model/writes/refund.ts'
import styles from './refund-dialog.module.css'

type RefundOutcomeProps = {
  currency: OrderCurrency
  process: RefundProcess
  state: RefundState
  onClose: () => void
}

/** What is known of a refund that was confirmed. */
export function RefundOutcome({ currency, process, state, onClose }: RefundOutcomeProps) {
  const error = errorOf(state)
  const words = refundWords(state)
  return (
    <ConfirmStep
      aside={state.phase === 'checking' && 'You can close this; the outcome will be told.'}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          {canGoBack(state) && <Button onClick={process.review}>Look at it again</Button>}
        </>
      }
    >
      {words && (
        <div
          className={styles.outcome}
          role={state.phase === 'done' || state.phase === 'checking' ? 'status' : 'alert'}
        >
          <h3 className={styles.verdict} tabIndex={-1} ref={focusOnArrival}>
            <OutcomeSign phase={state.phase} /> {words.title}
          </h3>
          <p className="secondary">
            <bdi>{words.text}</bdi>
          </p>
        </div>
      )}
      {state.phase === 'done' && state.effect.refund && (
        <RefundRecord refund={state.effect.refund} currency={currency} />
      )}
      {error && (
        <ErrorPanel
          inline
          heading="h3"
          problem={{ title: 'What happened', ...problemFacts(error) }}
        />
      )}
    </ConfirmStep>
  )
}

function RefundRecord({ refund, currency }: { refund: Refund; currency: OrderCurrency }) {
  return (
    <Facts>
      <Fact label="Refund" matters>
        {refund.id && <ShortId id={refund.id} copies="refund id" />}
      </Fact>
      <Fact label="Amount" matters>
        {refund.amount !== undefined && (
          <Money amount={refund.amount} currency={currency.code} assumed={currency.isAssumed} />
        )}
      </Fact>
      <Fact label="Date" matters>
        {refund.dateCreated && <DateTime value={refund.dateCreated} absolute />}
      </Fact>
      <Fact label="By user">{refund.userId && <bdi>{refund.userId}</bdi>}</Fact>
      <Fact label="From address">
        {refund.ipAddress && <bdi className="mono">{refund.ipAddress}</bdi>}
      </Fact>
    </Facts>
  )
}

/** The button that was confirmed is gone, and the focus would be lost with it. */
function focusOnArrival(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
}

function canGoBack(state: RefundState): boolean {
  return ['rejected', 'not-recorded', 'not-sent'].includes(state.phase)
}

function errorOf(state: RefundState) {
  if (state.phase === 'checking') return state.refused ?? state.error
  return state.phase === 'rejected' || state.phase === 'not-sent' ? state.error : undefined
}
