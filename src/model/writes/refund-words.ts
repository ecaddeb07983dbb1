import type { RefundState } from './refund.ts'

export type RefundWords = { title: string; text: string }

const notSent = {
  elsewhere: 'Another tab of this browser is refunding this order right now.',
  changed: 'The order has changed since you opened it. Look at it again, then decide.',
  failed: 'The order could not be looked at once more before refunding it.',
}

const evidence = {
  answer: 'The service says that the order is refunded. Its record has not been read yet.',
  record: 'The refund is recorded on the order.',
  before: 'This order carries a refund already. Nothing was sent.',
  'despite-refusal':
    'The service refused this request, and yet the order carries a refund: either the request arrived twice, or somebody else was first.',
}

/** How the state of a refund is told; nothing while the merchant still decides. */
export function refundWords(state: RefundState): RefundWords | undefined {
  switch (state.phase) {
    case 'review':
    case 'unprovable':
      return undefined
    case 'prechecking':
    case 'sending':
      return { title: 'Refunding', text: 'Waiting for the service.' }
    case 'checking':
      return {
        title: 'Checking the refund',
        text: `${whyChecking(state)} The order is being read until that is known.`,
      }
    case 'done':
      return {
        title: state.evidence === 'before' ? 'Refunded before' : 'Refunded',
        text: evidence[state.evidence],
      }
    case 'rejected':
      return {
        title: 'Not refunded',
        text: 'The service refused, and the order carries no refund.',
      }
    case 'not-recorded':
      return {
        title: 'No refund is recorded',
        text: 'The request was sent, its answer was lost, and a minute later the order carries no refund. You can try again; the order is looked at first.',
      }
    case 'not-sent':
      break
  }
  return { title: 'Nothing was sent', text: notSent[state.reason] }
}

function whyChecking({ refused, error }: Extract<RefundState, { phase: 'checking' }>): string {
  if (refused) return 'The service refused; a repeated request may still have gone through.'
  return error
    ? 'The answer was lost: we do not know yet whether the order was refunded.'
    : 'A refund was sent, and we do not know yet what became of it.'
}
