import { t } from '#base/language/words.ts'
import type { ApiError } from '#api/errors.ts'
import type { PhaseWords } from '#model/doing/writes/phase-words.ts'
import type { NotSentReason } from '#model/doing/writes/state.ts'
import type { RefundState } from './refund.ts'

const notSent: Partial<Record<NotSentReason, string>> = {
  elsewhere: t`Another tab is already refunding this order.`,
  changed: t`The order changed. Check it before you refund.`,
  failed: t`We couldn’t check the order first, so nothing was refunded.`,
  unsent: t`Counter’s server couldn’t send the refund. Try again in a moment.`,
}

/** Why the host, which looks at the order once more, did not send it. */
const unsent: Record<string, string> = {
  ALREADY_REFUNDED: t`Someone has just refunded this order.`,
  ORDER_NOT_READ: notSent.failed!,
  WRITE_IN_PROGRESS: t`Someone else is refunding this order right now.`,
}

const refunding = { title: t`Refunding`, text: t`Waiting for your platform.` }

const evidence = {
  answer: t`Your platform says the order is refunded. We’re reading the order to confirm it.`,
  record: t`The order shows the refund.`,
  before: t`Nothing was sent.`,
  claimed: t`The order shows the refund.`,
  late: t`The order shows a refund now, though it didn’t at first.`,
  'despite-refusal': t`Your platform refused, but the order is refunded. Someone may have been faster.`,
}

export const refundWords: PhaseWords<RefundState> = {
  prechecking: refunding,
  sending: refunding,
  checking: (state) => ({ title: t`Checking the refund`, text: whyChecking(state) }),
  done: (state) => ({
    title:
      state.evidence === 'before' || isFaster(state.refused) ? t`Already refunded` : t`Refunded`,
    text: state.isEarlier
      ? t`Your earlier try went through. Nothing was sent now.`
      : whyDone(state),
  }),
  rejected: {
    title: t`Not refunded`,
    text: t`Your platform refused, and the order shows no refund.`,
  },
  'not-recorded': ({ isEarlier }) => ({
    title: t`Not refunded, as far as we can see`,
    text: isEarlier
      ? t`The order doesn’t show your earlier try, and nothing was sent now. You can try again.`
      : t`We lost the answer, and a minute later the order shows no refund. You can try again; we check the order first.`,
  }),
  unprovable: {
    title: t`We can’t tell whether this was refunded`,
    text: t`We lost the answer, and your platform doesn’t find the order any more.`,
  },
  'not-sent': ({ reason, error }) => ({
    // Where somebody else refunds it, nothing is wrong.
    ...((reason === 'elsewhere' || isSomebody(error)) && { tone: 'neutral' }),
    title: t`Nothing was sent`,
    text: (reason === 'unsent' && unsent[error?.code ?? '']) || notSent[reason],
  }),
}

function whyDone({ evidence: known, refused }: Extract<RefundState, { phase: 'done' }>): string {
  if (isFaster(refused)) return t`Someone has just refunded this order. Nothing was sent.`
  if (refused?.kind === 'unsent') {
    return t`Counter’s server couldn’t send it, but the order is refunded. Someone may have been faster.`
  }
  return evidence[known]
}

const isSomebody = (error: ApiError | undefined) =>
  error?.code === 'ALREADY_REFUNDED' || error?.code === 'WRITE_IN_PROGRESS'

/** The host saw somebody else's refund in time. */
const isFaster = (refused: ApiError | undefined) =>
  refused?.kind === 'unsent' && refused.code === 'ALREADY_REFUNDED'

type Checking = Extract<RefundState, { phase: 'checking' }>

function whyChecking({ refused, error, isEarlier, isAccepted }: Checking): string {
  if (isEarlier) {
    return t`You tried this before, and we don’t know yet whether it worked. Nothing was sent now.`
  }
  if (refused?.kind === 'unsent') return t`We’re reading the order to be sure nothing was sent.`
  if (refused) return t`Your platform refused. We’re reading the order to be sure.`
  if (isAccepted) return t`Your platform accepted it. We’re waiting for the order to show it.`
  return error
    ? t`We lost the answer, so we don’t know yet whether it worked. We’re reading the order to find out.`
    : t`A refund was sent. We don’t know yet whether it worked. We’re reading the order to find out.`
}
