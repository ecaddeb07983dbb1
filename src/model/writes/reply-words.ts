import type { OutcomeWords } from '#base/outcome.ts'
import type { ReplyState } from './reply-state.ts'

const kept = 'Your text is kept.'

/** Undefined while the merchant is still writing. */
export function replyWords(state: ReplyState): OutcomeWords | undefined {
  switch (state.phase) {
    case 'review':
    case 'unprovable':
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
        title: 'Checking your reply',
        text: state.isQuiet
          ? 'We can’t tell yet whether it arrived, because the ticket can’t be read. Your text is kept until we can.'
          : 'We don’t know yet whether it arrived. We’re reading the ticket to find out; don’t send it again.',
      }
    case 'likely':
      return {
        tone: 'unknown',
        title: 'A message with these words is new',
        text: `Is it yours? ${kept}`,
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
      return notRecorded(state.isAccepted)
    case 'not-sent':
      break
  }
  return notSent(state)
}

function sent({ effect, evidence }: Extract<ReplyState, { phase: 'done' }>): OutcomeWords {
  if (effect.length > 1) {
    return {
      tone: 'warning',
      title: effect.length === 2 ? 'Reply sent twice' : `Reply sent ${effect.length} times`,
      text: 'The connection repeated it.',
    }
  }
  const text = evidence === 'answer' ? 'Your platform confirmed it.' : 'The ticket shows it.'
  return { tone: 'success', title: 'Reply sent', text }
}

function notRecorded(isAccepted: true | undefined): OutcomeWords {
  if (isAccepted) {
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

function notSent({ reason, change }: Extract<ReplyState, { phase: 'not-sent' }>): OutcomeWords {
  if (change) {
    const { length } = change
    return {
      tone: 'warning',
      title: length === 1 ? 'A new message came in' : `${length} new messages came in`,
      text: 'It came while you were typing. Your reply wasn’t sent yet.',
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
  closed: 'The page was closed before it left.',
}
