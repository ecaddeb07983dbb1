import { t } from '#base/language/words.ts'
import type { Next } from 'hono'
import type { HostContext } from './context.ts'
import { createCounters } from './counters.ts'
import type { Limits } from './limits.ts'
import { type Refusal, refuse } from './refusal.ts'
import { fingerprintOf } from './session-digest.ts'
import type { Store } from './store.ts'

const minute = 60_000

/**
 * Keeps one key, with all its sessions, from using up the host or the platform at the expense of
 * all others.
 */
export function limitReads({ readsPerMinute, readsUnderWay }: Limits) {
  const started = createCounters()
  const underWay = new Map<string, number>()

  return async (c: HostContext, next: Next) => {
    if (c.req.method !== 'GET') return next()
    const id = c.get('session').fingerprint
    const running = underWay.get(id) ?? 0
    const { count, endsIn } = started.count(id, 1, minute)
    if (running >= readsUnderWay || count > readsPerMinute) {
      const wait = count > readsPerMinute ? endsIn / 1000 : 1
      c.header('Retry-After', String(Math.max(1, Math.ceil(wait))))
      return refuse(c, tooManyReads)
    }
    underWay.set(id, running + 1)
    const { outgoing } = c.env ?? {}
    // A page may have gone away while its session was looked up.
    const isWaiting = outgoing !== undefined && !outgoing.destroyed
    if (isWaiting) outgoing.once('close', () => leave(id))
    await next()
    if (!isWaiting) leave(id)
  }

  function leave(id: string) {
    const left = (underWay.get(id) ?? 1) - 1
    if (left > 0) underWay.set(id, left)
    else underWay.delete(id)
  }
}

/**
 * Counts the writes sent with a key, whichever its session and its host; repetitions do not count.
 * Without the store each host counts its own.
 */
export function createWriteLimit(
  store: Pick<Store, 'count'>,
  { writesPerMinute }: Pick<Limits, 'writesPerMinute'>,
) {
  const own = createCounters()
  const over = createCounters()

  async function take(key: string): Promise<boolean> {
    const mine = own.count(nameOf(key), 1, minute)
    const { count, endsIn } = await store.count(nameOf(key), 1, minute).catch(() => mine)
    const isWithin = Math.max(count, mine.count) <= writesPerMinute
    if (!isWithin) over.count(nameOf(key), 1, endsIn)
    return isWithin
  }

  /** Whether this host has refused a write of the key in this minute: then every host refuses them. */
  const isReached = (key: string) => over.count(nameOf(key), 0, 0).count > 0

  return { take, isReached }
}

/** Counters are no place for a key. */
const nameOf = (key: string) => `writes:${fingerprintOf(key)}`

const tooManyReads: Refusal = {
  status: 429,
  code: 'TOO_MANY_READS',
  message: t`This key reads more than one may. Wait a moment.`,
}
