import type { PhaseWords } from '#model/doing/writes/phase-words.ts'
import type { ReplyState } from './reply-state.ts'

const kept = 'Your text is kept.'

export const replyWords: PhaseWords<ReplyState> = {
  holding: { title: 'Sending your reply' },
  prechecking: { title: 'Checking for new messages' },
  sending: { title: 'Sending your reply' },
  checking: (state) => ({
    title: state.isEarlier ? 'Checking your earlier reply' : 'Checking your reply',
    text: whyChecking(state),
  }),
  likely: {
    title: 'Is the new message yours?',
    text: `It has the words you sent, but maybe not from you. ${kept}`,
  },
  unprovable: {
    title: 'We can’t tell whether your reply arrived',
    text: `Your platform doesn’t find the ticket any more. ${kept}`,
  },
  done: sent,
  rejected: { title: 'Reply not sent', text: `Your platform refused the reply. ${kept}` },
  'not-recorded': notRecorded,
  'not-sent': notSent,
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

function sent({ effect, evidence, isEarlier }: Extract<ReplyState, { phase: 'done' }>) {
  if (effect.length > 1) {
    return {
      tone: 'warning' as const,
      title: effect.length === 2 ? 'Reply sent twice' : `Reply sent ${effect.length} times`,
      text: 'The connection repeated it.',
    }
  }
  if (isEarlier) {
    const text = 'The ticket shows it. What you typed since wasn’t sent.'
    return { title: 'Your earlier reply was sent', text }
  }
  // The ticket itself shows the other one.
  const text = evidence === 'answer' ? 'Your platform confirmed it.' : undefined
  return { title: 'Reply sent', text }
}

function notRecorded({ isEarlier, isAccepted }: Extract<ReplyState, { phase: 'not-recorded' }>) {
  if (isEarlier) {
    return {
      title: 'Your earlier reply isn’t in the ticket',
      text: `Nothing was sent now. ${kept} You can send it.`,
    }
  }
  if (isAccepted) {
    return {
      title: 'Accepted, but not in the ticket',
      text: `Your platform accepted the reply, but the ticket doesn’t show it. ${kept}`,
    }
  }
  return {
    title: 'Reply not sent, as far as we can see',
    text: `A minute later the ticket doesn’t show it. ${kept} You can send it again.`,
  }
}

function notSent({ reason, change, error }: Extract<ReplyState, { phase: 'not-sent' }>) {
  if (change) {
    const { length } = change
    return {
      title: length === 1 ? 'A new message came in' : `${length} new messages came in`,
      text: 'It came while you were typing. Your reply wasn’t sent yet.',
    }
  }
  if (error?.code === 'TICKET_CHANGED') {
    return {
      title: 'Someone was faster',
      text: `A new message came in just before yours. Nothing was sent. ${kept} Read the ticket, then send again.`,
    }
  }
  if (reason === 'undone') {
    return { tone: 'neutral' as const, title: 'Taken back', text: `Nothing was sent. ${kept}` }
  }
  return { title: 'Reply not sent', text: `${reasons[reason]} ${kept}` }
}

const reasons = {
  elsewhere: 'Another tab is already answering this ticket.',
  changed: 'The ticket changed.',
  failed: 'We couldn’t check the ticket first.',
  unsent: 'Counter’s server couldn’t send it. Try again in a moment.',
  closed: 'The page was closed before it left.',
}
