import type { Next } from 'hono'
import type { HostContext } from './context.ts'
import { proveKey } from './key-proof.ts'
import type { Limits } from './limits.ts'
import type { Session, Sessions } from './session.ts'
import type { Store } from './store.ts'
import type { Trace } from './trace.ts'
import { answerStatus } from './whole-answer.ts'

type Options = {
  service: string
  sessions: Pick<Sessions, 'end'>
  store: Pick<Store, 'listSessions'>
  limits: Pick<Limits, 'signIn' | 'answer'>
}

/**
 * Ends all sessions of a key that the platform refuses. A platform may refuse one call by mistake,
 * so the key is proved once more before.
 */
export function endRefusedKeys({ service, sessions, store, limits }: Options) {
  const underWay = new Map<string, Promise<void>>()

  return async (c: HostContext, next: Next) => {
    await next()
    // The host's own 401 says nothing of the key.
    if (answerStatus(c) !== 401 || c.get('refusal')?.code === 'KEY_NEEDED_AGAIN') return
    const { session, trace } = c.var
    const { fingerprint } = session
    const ending =
      underWay.get(fingerprint) ??
      endIfRefused(session, trace).finally(() => underWay.delete(fingerprint))
    underWay.set(fingerprint, ending)
    await ending
  }

  async function endIfRefused(session: Session, trace: Trace) {
    const { key, fingerprint, storeId } = session
    const proof = await proveKey({ service, key, trace }, storeId, limits)
    if (!('code' in proof) || proof.status !== 401) return
    await sessions.end(session)
    // A store out of reach can't list the others: each ends as soon as it is refused itself.
    const stored = await store.listSessions().catch(() => [])
    const others = stored.filter((one) => one.key === fingerprint)
    await Promise.allSettled(others.map((one) => one.end()))
  }
}
