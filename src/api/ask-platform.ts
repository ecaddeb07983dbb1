import { t } from '#base/language/words.ts'
import { readAnswer } from './answer.ts'
import { toApiError } from './errors.ts'
import type { Ask } from './platform/asking.ts'
import { session } from './session.ts'
import { transport } from './transport.ts'

const LONGEST = 45_000

/** Asks once and tells what came, where the other reads try again and only give good answers. */
export const askPlatform: Ask = async (operation, path, signal) => {
  const isSameAccount = session.sameAccount()
  const epoch = session.epoch()
  const limit = AbortSignal.timeout(LONGEST)
  try {
    const both = AbortSignal.any([signal, limit])
    const response = await transport.send({ operation, path, signal: both })
    const { data, pages } = await readAnswer(response, operation)
    if (!isSameAccount()) return { kind: 'lost', why: t`another account signed in` }
    return { kind: 'answer', data, pages }
  } catch (thrown) {
    signal.throwIfAborted()
    const { kind, status, message, retryAt, at } = toApiError(thrown, operation)
    if (status === 401) {
      session.expire(epoch)
      return { kind: 'lost', why: '401' }
    }
    if (kind === 'unreadable') return { kind, why: message }
    const isRefusal = kind === 'refused' || kind === 'not-found'
    if (!isRefusal) return { kind: 'lost', why: message.replace(/\.$/, '') }
    const retryAfter = retryAt && retryAt.getTime() - at.getTime()
    return { kind: 'refused', status: status ?? 404, retryAfter }
  }
}
