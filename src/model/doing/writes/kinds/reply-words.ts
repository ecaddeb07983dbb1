import type { OutcomeWords } from '#base/text/outcome.ts'
import type { ReplyState } from './reply-state.ts'

const kept = 'Your text is kept.'

/** Undefined while the merchant is still writing. */
export function replyWords(state: ReplyState): OutcomeWords | undefined {
  switch (state.phase) {
    case 'review':
      return undefined
    case 'holding':
      return { tone: 'busy', title: 'Sending your reply' }
    case 'prechecking':
      return { tone: 'busy', title: 'Checking for new messages' }
    case 'sending':
      return { tone: 'busy', title: 'Sending your reply' }
    case 'checking':
      return {
        tone: 'busy',
        title: state.isEarlier ? 'Checking your earlier reply' : 'Checking your reply',
        text: whyChecking(state),
      }
    case 'likely':
      return {
        tone: 'unknown',
        title: 'Is the new message yours?',
        text: `It has the words you sent, but maybe not from you. ${kept}`,
      }
    case 'unprovable':
      return {
        tone: 'unknown',
        title: 'We can’t tell whether your reply arrived',
        text: `Your platform doesn’t find the ticket any more. ${kept}`,
      }
    case 'done':
      return sent(state)
    case 'rejected':
      return {
        tone: 'danger',
        title: 'Reply not sent',
        text: `Your platform refused the reply. ${kept}`,
      }
    case 'not-recorded':
      return notRecorded(state)
    case 'not-sent':
      break
  }
  return notSent(state)
}

function whyChecking(state: Extract<ReplyState, { phase: 'checking' }>): string {
  const { isQuiet, isEarlier, isAccepted } = state
  if (isQuiet) {
    return 'We can’t tell yet whether it arrived, because the ticket can’t be read. Your text is kept until we can.'
  }
  if (isAccepted) return 'Your platform accepted it. We’re waiting for the ticket to show it.'
  return isEarlier
    ? `It may have arrived. Once we know, you can send what you typed since. ${kept}`
    : 'We don’t know yet whether it arrived. We’re reading the ticket to find out; don’t send it again.'
}

function sent(state: Extract<ReplyState, { phase: 'done' }>): OutcomeWords {
  const { effect, evidence, isEarlier } = state
  if (effect.length > 1) {
    return {
      tone: 'warning',
      title: effect.length === 2 ? 'Reply sent twice' : `Reply sent ${effect.length} times`,
      text: 'The connection repeated it.',
    }
  }
  if (isEarlier) {
    const text = 'The ticket shows it. What you typed since wasn’t sent.'
    return { tone: 'success', title: 'Your earlier reply was sent', text }
  }
  // The ticket itself shows the other one.
  const text = evidence === 'answer' ? 'Your platform confirmed it.' : undefined
  return { tone: 'success', title: 'Reply sent', text }
}

function notRecorded(state: Extract<ReplyState, { phase: 'not-recorded' }>): OutcomeWords {
  if (state.isEarlier) {
    return {
      tone: 'unknown',
      title: 'Your earlier reply isn’t in the ticket',
      text: `Nothing was sent now. ${kept} You can send it.`,
    }
  }
  if (state.isAccepted) {
    return {
      tone: 'unknown',
      title: 'Accepted, but not in the ticket',
      text: `Your platform accepted the reply, but the ticket doesn’t show it. ${kept}`,
    }
  }
  return {
    tone: 'unknown',
    title: 'Reply not sent, as far as we can see',
    text: `A minute later the ticket doesn’t show it. ${kept} You can send it again.`,
  }
}

function notSent(state: Extract<ReplyState, { phase: 'not-sent' }>): OutcomeWords {
  const { reason, change, error } = state
  if (change) {
    const { length } = change
    return {
      tone: 'warning',
      title: length === 1 ? 'A new message came in' : `${length} new messages came in`,
      text: 'It came while you were typing. Your reply wasn’t sent yet.',
    }
  }
  if (error?.code === 'TICKET_CHANGED') {
    return {
      tone: 'warning',
      title: 'Someone was faster',
      text: `A new message came in just before yours. Nothing was sent. ${kept} Read the ticket, then send again.`,
    }
  }
  if (reason === 'undone') {
    return { tone: 'neutral', title: 'Taken back', text: `Nothing was sent. ${kept}` }
  }
  return { tone: 'warning', title: 'Reply not sent', text: `${reasons[reason]} ${kept}` }
}

const reasons = {
  elsewhere: 'Another tab is already answering this ticket.',
  changed: 'The ticket changed.',
  failed: 'We couldn’t check the ticket first.',
  unsent: 'Counter’s server couldn’t send it. Try again in a moment.',
  closed: 'The page was closed before it left.',
}
