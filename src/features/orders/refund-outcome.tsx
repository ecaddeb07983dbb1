import { labels, t } from '#base/language/words.ts'
import { Private } from '#components/text/private.tsx'
import { Button } from '#components/controls/button.tsx'
import type { Refund } from '#api/schemas/order-detail.ts'
import { ConfirmStep } from '#components/overlays/confirm-dialog.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { DateFact } from '#components/page/record-facts.tsx'
import { Money } from '#components/values/money.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { WriteOutcome } from '#components/form/write-outcome.tsx'
import type { OrderCurrency } from '#model/records/orders/currency.ts'
import { outcomeProblem } from '#model/doing/writes/outcome-problem.ts'
import { refundWords } from '#model/doing/writes/kinds/refund-words.ts'
import { outcomeWords } from '#model/doing/writes/phase-words.ts'
import type { RefundProcess, RefundState } from '#model/doing/writes/kinds/refund.ts'

type RefundOutcomeProps = {
  currency: OrderCurrency
  process: RefundProcess
  state: RefundState
  onClose: () => void
}

export function RefundOutcome({ currency, process, state, onClose }: RefundOutcomeProps) {
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
      <Fact label={t`From address`}>
        {refund.ipAddress && <Private className="mono">{refund.ipAddress}</Private>}
      </Fact>
    </Facts>
  )
}

function canGoBack(state: RefundState): boolean {
  return ['rejected', 'not-recorded', 'not-sent'].includes(state.phase)
}
