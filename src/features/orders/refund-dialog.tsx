import { useArrival } from '#base/browser/use-arrival.ts'
import { labels, t } from '#base/language/words.ts'
import { useRef } from 'react'
import type { OrderDetail, Refund } from '#api/schemas/order-detail.ts'
import { showWrite, tellUntilLeaving } from '#model/doing/writes/reporting.ts'
import { isUnderWay } from '#model/doing/writes/state.ts'
import { ConfirmDialog, ConfirmStep } from '#components/overlays/confirm-dialog.tsx'
import { useObservable } from '#base/storage/use-observable.ts'
import { currencyOf, type OrderCurrency } from '#model/records/orders/currency.ts'
import { useTimer } from '#base/time/use-timer.ts'
import { Button } from '#components/controls/button.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { PrivateFact } from '#components/page/value-facts.tsx'
import { DateFact } from '#components/page/record-facts.tsx'
import { Money } from '#components/values/money.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { WriteOutcome } from '#components/form/write-outcome.tsx'
import { outcomeProblem, outcomeWords } from '#model/doing/writes/phase-words.ts'
import { refundWords } from '#model/doing/writes/kinds/refund-words.ts'
import { RefundReview } from './refund-review.tsx'
import { type RefundProcess, refunds, type RefundState } from '#model/doing/writes/kinds/refund.ts'

/** Milliseconds for which the dialog shows a proven refund, before the page reports it. */
const CLOSES_AFTER = 1_500

type RefundDialogProps = {
  storeId: string
  /** For an order without a currency, as on its page. */
  storeCurrency: string | undefined
  detail: OrderDetail
  onClose: () => void
}

export function RefundDialog({ storeId, storeCurrency, detail, onClose }: RefundDialogProps) {
  const orderId = detail.order.id
  const currency = currencyOf(detail.order, storeCurrency)
  const process = refunds.get({ storeId, orderId })
  const state = withRefundOf(detail, useObservable(process))
  const hasClosedItself = useRef(false)
  useArrival(process, (shown) => showWrite(shown, () => !hasClosedItself.current))
  const isProved = state.phase === 'done' && state.evidence === 'record' && !state.isEarlier
  function closeItself() {
    hasClosedItself.current = true
    tellUntilLeaving(process)
    onClose()
  }
  useTimer(closeItself, isProved ? CLOSES_AFTER : undefined, process)
  const isLocked = isUnderWay(state)
  const isReview = isLocked || state.phase === 'review'

  return (
    <ConfirmDialog title={t`Refund order`} isLocked={isLocked} onClose={onClose}>
      {isReview ? (
        <RefundReview {...{ detail, currency, process, isLocked }} onCancel={onClose} />
      ) : (
        <RefundOutcome {...{ currency, process, state, onClose }} />
      )}
    </ConfirmDialog>
  )
}

/** The order may show a refund made elsewhere while the merchant is still deciding. */
function withRefundOf({ order }: OrderDetail, state: RefundState): RefundState {
  if (state.phase !== 'review' || !order.refund) return state
  return { phase: 'done', evidence: 'before', effect: { refund: order.refund } }
}

type RefundOutcomeProps = {
  currency: OrderCurrency
  process: RefundProcess
  state: RefundState
  onClose: () => void
}

function RefundOutcome({ currency, process, state, onClose }: RefundOutcomeProps) {
  const words = outcomeWords(refundWords, state)
  return (
    <ConfirmStep
      aside={
        state.phase === 'checking' &&
        t`You can close this. We’ll show the result as soon as we know it.`
      }
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t`Close`}
          </Button>
          {canGoBack(state) && <Button onClick={process.review}>{t`Try again`}</Button>}
        </>
      }
    >
      {words && (
        <WriteOutcome words={words} problem={outcomeProblem(state)}>
          {state.phase === 'done' && state.effect.refund && (
            <RefundRecord refund={state.effect.refund} currency={currency} />
          )}
        </WriteOutcome>
      )}
    </ConfirmStep>
  )
}

function RefundRecord({ refund, currency }: { refund: Refund; currency: OrderCurrency }) {
  return (
    <Facts>
      <Fact label={t`Refund`} matters>
        {refund.id && <ShortId id={refund.id} copies={t`refund id`} />}
      </Fact>
      <Fact label={labels.amount} matters>
        {refund.amount !== undefined && (
          <Money amount={refund.amount} currency={currency.code} assumed={currency.isAssumed} />
        )}
      </Fact>
      <DateFact label={t`Date`} value={refund.dateCreated} matters />
      <Fact label={t`By user`}>{refund.userId && <bdi>{refund.userId}</bdi>}</Fact>
      <PrivateFact label={t`From address`} value={refund.ipAddress} isCode />
    </Facts>
  )
}

function canGoBack(state: RefundState): boolean {
  return ['rejected', 'not-recorded', 'not-sent'].includes(state.phase)
}
