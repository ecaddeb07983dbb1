import { t } from '#base/language/words.ts'
import type { OperationId } from '#api/operations.ts'
import { toNotSent } from './joined-writes.ts'
import type { Session } from './session.ts'

/** What cannot be taken back, and what changes how the shop takes money. */
const sensitive: ReadonlySet<OperationId> = new Set(['refundOrder', 'deleteVariant', 'updateStore'])

/**
 * The answer to a sensitive write whose key was typed too long ago: whoever sits there now has to
 * prove it again. It is the answer of that id for good, because a repetition must not be sent.
 */
export function keyNeededFor(
  operation: OperationId,
  { issuedAt }: Pick<Session, 'issuedAt'>,
  minutes: number,
) {
  if (!sensitive.has(operation)) return undefined
  return Date.now() / 1000 - issuedAt > minutes * 60 ? keyNeeded : undefined
}

const keyNeeded = toNotSent({
  status: 401,
  code: 'KEY_NEEDED_AGAIN',
  message: t`Enter your API key again, then confirm once more. Nothing was sent.`,
})
