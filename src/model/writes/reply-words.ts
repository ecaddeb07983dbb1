import type { ReplyState } from './reply-state.ts'

type ReplyWords = { tone: 'neutral' | 'accent' | 'warning' | 'danger'; text: string }

/**
 * How a reply stands, in words; undefined while there is nothing to tell. `isAway`: told on another
 * page than its ticket's, where the text itself is not to be seen.
 */
export function replyWords(state: ReplyState, isAway = false): ReplyWords | undefined {
  const kept = isAway ? 'Your text is kept with the ticket' : 'Your text is still here'
  switch (state.phase) {
    case 'prechecking':
      return { tone: 'neutral', text: 'Looking for newer messages first.' }
    case 'sending':
      return { tone: 'neutral', text: 'Sending the reply.' }
    case 'checking':
      return {
        tone: 'warning',
        text: state.isQuiet
          ? `We do not know yet whether the reply was recorded, because the ticket cannot be read. It stays ${isAway ? 'with the ticket' : 'here'} until it can.`
          : 'We do not know yet whether the reply was recorded. The ticket is being read to find out; do not send it again.',
      }
    case 'done':
      return sentWords(state.effect.length)
    case 'rejected':
      return {
        tone: 'danger',
        text: `Not sent: the service refused the reply. ${kept}.`,
      }
    case 'not-recorded':
      if (state.isAccepted) {
        return {
          tone: 'warning',
          text: `The service accepted the reply, but the ticket does not show it. ${kept}.`,
        }
      }
      return {
        tone: 'warning',
        text: `Not recorded: a minute later the ticket does not show the reply. ${kept} and can be sent again.`,
      }
    case 'not-sent':
      if (state.change) return newerWords(state.change.length)
      return {
        tone: 'warning',
        text:
          state.reason === 'elsewhere'
            ? 'Not sent: this ticket is being answered in another tab.'
            : `Not sent: nothing has left this page. ${kept}.`,
      }
    default:
      return undefined
  }
}

function newerWords(count: number): ReplyWords {
  const messages = count === 1 ? 'A new message' : `${count} new messages`
  return { tone: 'warning', text: `${messages} came in while you were writing. Nothing was sent.` }
}

function sentWords(count: number): ReplyWords {
  if (count === 1) return { tone: 'accent', text: 'Sent. The ticket shows the reply.' }
  return {
    tone: 'warning',
    text: `Sent ${count === 2 ? 'twice' : `${count} times`}: the connection repeated it, and the ticket shows each.`,
  }
}
