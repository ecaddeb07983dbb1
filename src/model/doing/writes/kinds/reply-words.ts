import { plural, t } from '#base/language/words.ts'
import type { PhaseWords } from '#model/doing/writes/phase-words.ts'
import type { ReplyState } from './reply.ts'

const kept = t`Your text is kept.`

export const replyWords: PhaseWords<ReplyState> = {
  holding: { title: t`Sending your reply` },
  prechecking: { title: t`Checking for new messages` },
  sending: { title: t`Sending your reply` },
  checking: (state) => ({
    title: state.isEarlier ? t`Checking your earlier reply` : t`Checking your reply`,
    text: whyChecking(state),
  }),
  likely: {
    title: t`Is the new message yours?`,
    text: t`It has the words you sent, but maybe not from you. ${kept}`,
  },
  unprovable: {
    title: t`We can’t tell whether your reply arrived`,
    text: t`Your platform doesn’t find the ticket any more. ${kept}`,
  },
  done: sent,
  rejected: { title: t`Reply not sent`, text: t`Your platform refused the reply. ${kept}` },
  'not-recorded': notRecorded,
  'not-sent': notSent,
}

function whyChecking(state: Extract<ReplyState, { phase: 'checking' }>): string {
  const { isQuiet, isEarlier, isAccepted } = state
  if (isQuiet) {
    return t`We can’t tell yet whether it arrived, because the ticket can’t be read. Your text is kept until we can.`
  }
  if (isAccepted) return t`Your platform accepted it. We’re waiting for the ticket to show it.`
  return isEarlier
    ? t`It may have arrived. Once we know, you can send what you typed since. ${kept}`
    : t`We don’t know yet whether it arrived. We’re reading the ticket to find out; don’t send it again.`
}

function sent({ effect, evidence, isEarlier }: Extract<ReplyState, { phase: 'done' }>) {
  if (effect.length > 1) {
    return {
      tone: 'warning' as const,
      title:
        effect.length === 2
          ? t`Reply sent twice`
          : plural(effect.length, {
              one: 'Reply sent once',
              other: `Reply sent ${effect.length} times`,
            }),
      text: t`The connection repeated it.`,
    }
  }
  if (isEarlier) {
    const text = t`The ticket shows it. What you typed since wasn’t sent.`
    return { title: t`Your earlier reply was sent`, text }
  }
  // The ticket itself shows the other one.
  const text = evidence === 'answer' ? t`Your platform confirmed it.` : undefined
  return { title: t`Reply sent`, text }
}

function notRecorded({ isEarlier, isAccepted }: Extract<ReplyState, { phase: 'not-recorded' }>) {
  if (isEarlier) {
    return {
      title: t`Your earlier reply isn’t in the ticket`,
      text: t`Nothing was sent now. ${kept} You can send it.`,
    }
  }
  if (isAccepted) {
    return {
      title: t`Accepted, but not in the ticket`,
      text: t`Your platform accepted the reply, but the ticket doesn’t show it. ${kept}`,
    }
  }
  return {
    title: t`Reply not sent, as far as we can see`,
    text: t`A minute later the ticket doesn’t show it. ${kept} You can send it again.`,
  }
}

function notSent({ reason, change, error }: Extract<ReplyState, { phase: 'not-sent' }>) {
  if (change) {
    const { length } = change
    return {
      title: plural(length, {
        one: 'A new message came in',
        other: `${length} new messages came in`,
      }),
      text: t`It came while you were typing. Your reply wasn’t sent yet.`,
    }
  }
  if (error?.code === 'TICKET_CHANGED') {
    return {
      title: t`Someone was faster`,
      text: t`A new message came in just before yours. Nothing was sent. ${kept} Read the ticket, then send again.`,
    }
  }
  if (reason === 'undone') {
    return { tone: 'neutral' as const, title: t`Taken back`, text: t`Nothing was sent. ${kept}` }
  }
  return { title: t`Reply not sent`, text: `${reasons[reason]} ${kept}` }
}

const reasons = {
  elsewhere: t`Another tab is already answering this ticket.`,
  changed: t`The ticket changed.`,
  failed: t`We couldn’t check the ticket first.`,
  unsent: t`Counter’s server couldn’t send it. Try again in a moment.`,
  closed: t`The page was closed before it left.`,
}
