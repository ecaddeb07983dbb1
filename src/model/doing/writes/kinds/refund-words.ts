import type { ApiError } from '#api/errors.ts'
import type { PhaseWords } from '#model/doing/writes/phase-words.ts'
import type { NotSentReason } from '#model/doing/writes/state.ts'
import type { RefundState } from './refund.ts'

const notSent: Partial<Record<NotSentReason, string>> = {
  elsewhere: 'Another tab is already refunding this order.',
  changed: 'The order changed. Check it before you refund.',
  failed: 'We couldn’t check the order first, so nothing was refunded.',
  unsent: 'Counter’s server couldn’t send the refund. Try again in a moment.',
}

/** Why the host, which looks at the order once more, did not send it. */
const unsent: Record<string, string> = {
  ALREADY_REFUNDED: 'Someone has just refunded this order.',
  ORDER_NOT_READ: notSent.failed!,
  WRITE_IN_PROGRESS: 'Someone else is refunding this order right now.',
}

const refunding = { title: 'Refunding', text: 'Waiting for your platform.' }

const evidence = {
  answer: 'Your platform says the order is refunded. We’re reading the order to confirm it.',
  record: 'The order shows the refund.',
  before: 'Nothing was sent.',
  claimed: 'The order shows the refund.',
  late: 'The order shows a refund now, though it didn’t at first.',
  'despite-refusal':
    'Your platform refused, but the order is refunded. Someone may have been faster.',
}

export const refundWords: PhaseWords<RefundState> = {
  prechecking: refunding,
  sending: refunding,
  checking: (state) => ({ title: 'Checking the refund', text: whyChecking(state) }),
  done: (state) => ({
    title: state.evidence === 'before' || isFaster(state.refused) ? 'Already refunded' : 'Refunded',
    text: state.isEarlier ? 'Your earlier try went through. Nothing was sent now.' : whyDone(state),
  }),
  rejected: {
    title: 'Not refunded',
    text: 'Your platform refused, and the order shows no refund.',
  },
  'not-recorded': ({ isEarlier }) => ({
    title: 'Not refunded, as far as we can see',
    text: isEarlier
      ? 'The order doesn’t show your earlier try, and nothing was sent now. You can try again.'
      : 'We lost the answer, and a minute later the order shows no refund. You can try again; we check the order first.',
  }),
  unprovable: {
    title: 'We can’t tell whether this was refunded',
    text: 'We lost the answer, and your platform doesn’t find the order any more.',
  },
  'not-sent': ({ reason, error }) => ({
    title: 'Nothing was sent',
    text: (reason === 'unsent' && unsent[error?.code ?? '']) || notSent[reason],
  }),
}

function whyDone({ evidence: known, refused }: Extract<RefundState, { phase: 'done' }>): string {
  if (isFaster(refused)) return `${unsent['ALREADY_REFUNDED']} Nothing was sent.`
  if (refused?.kind === 'unsent') {
    return 'Counter’s server couldn’t send it, but the order is refunded. Someone may have been faster.'
  }
  return evidence[known]
}

/** The host saw somebody else's refund in time. */
const isFaster = (refused: ApiError | undefined) =>
  refused?.kind === 'unsent' && refused.code === 'ALREADY_REFUNDED'

type Checking = Extract<RefundState, { phase: 'checking' }>

function whyChecking({ refused, error, isEarlier, isAccepted }: Checking): string {
  if (isEarlier) {
    return 'You tried this before, and we don’t know yet whether it worked. Nothing was sent now.'
  }
  if (refused?.kind === 'unsent') return 'We’re reading the order to be sure nothing was sent.'
  if (refused) return 'Your platform refused. We’re reading the order to be sure.'
  if (isAccepted) return 'Your platform accepted it. We’re waiting for the order to show it.'
  const why = error ? 'We lost the answer, so we' : 'A refund was sent. We'
  return `${why} don’t know yet whether it worked. We’re reading the order to find out.`
}
