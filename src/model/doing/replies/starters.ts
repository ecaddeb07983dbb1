import { t } from '#base/language/words.ts'
import { dayText } from '#base/time/time-format.ts'
import { type ReplyValues, replyVariables } from './reply-variables.ts'
import type { SavedReply } from './saved-replies.ts'

const starter = (shortcut: string, name: string, text: string): SavedReply => ({
  id: `starter-${shortcut}`,
  name,
  shortcut,
  group: '',
  text,
  uses: 0,
})

const starters = [
  starter(
    'key',
    t`Key sent`,
    t`Hi {{customer.name|there}},\n\nhere is your key for {{order.product}}: {{key}}\n\nTell me if it doesn’t work.`,
  ),
  starter(
    'refund',
    t`Refund on its way`,
    t`Hi {{customer.name|there}},\n\nI have sent back {{refund.amount}} for order {{order.id}}. Your bank usually shows it within a few days.`,
  ),
  starter(
    'details',
    t`Need more details`,
    t`Hi {{customer.name|there}},\n\nto find this out I need two things: what you see on the screen, and when it began. A picture helps.`,
  ),
]

/** What a starter is shown with, before any customer is known. */
export const exampleValues: ReplyValues = {
  'customer.name': t`Mara`,
  'customer.email': 'mara@example.com',
  'order.id': '9f2c41d8',
  'order.product': t`Nimbus Security Suite`,
  'order.date': dayText({ year: 2026, month: 11, day: 20 }),
  'order.status': 'completed',
  'order.amount': '164.06 EUR',
  'refund.amount': '164.06 EUR',
  key: replyVariables.key,
}

/** Those to begin with, until there are as many replies of one’s own. */
export function startersFor(replies: readonly SavedReply[]): SavedReply[] {
  if (replies.length >= starters.length) return []
  const taken = new Set(replies.map(({ shortcut }) => shortcut))
  return starters.filter(({ shortcut }) => !taken.has(shortcut))
}

/** A new reply with the words of a starter; undefined if the id is of none. */
export function fromStarter(id: string | undefined): SavedReply | undefined {
  const found = starters.find((each) => each.id === id)
  return found && { ...found, id: '' }
}
