import { createHash } from 'node:crypto'
import { createCounters } from './counters.ts'
import type { Count, Store } from './store.ts'

const minute = 60_000
const knownFor = 30 * 24 * 60 * minute

/**
 * Counts refused keys per network. A key that signed in before passes anyway, so that nobody is
 * locked out by others' guesses.
 */
export function createSignInLimit(
  store: Pick<Store, 'count' | 'mark' | 'isMarked'>,
  failuresPerMinute: number,
) {
  const own = createCounters()

  /** Counts before the outcome is known, so that parallel guesses cannot all pass. */
  async function attempt(network: string, key: string) {
    const { count, endsIn } = await add(network, 1)
    const takeBack = () => add(network, -1)
    if (count <= failuresPerMinute) return { wait: 0, takeBack }
    await takeBack()
    if (await isKnown(key)) return { wait: 0, takeBack: async () => undefined }
    return { wait: Math.max(1, Math.ceil(endsIn / 1000)), takeBack }
  }

  /** While the store is unreachable, this host counts alone. */
  async function add(network: string, change: number): Promise<Count> {
    const name = `sign-in:${network}`
    try {
      return await store.count(name, change, minute)
    } catch {
      return own.count(name, change, minute)
    }
  }

  async function isKnown(key: string) {
    return store.isMarked(nameOf(key)).catch(() => false)
  }

  async function remember(key: string) {
    await store.mark(nameOf(key), knownFor).catch(() => undefined)
  }

  return { attempt, remember }
}

function nameOf(key: string) {
  return `key:${createHash('sha256').update(`counter known key ${key}`).digest('base64url')}`
}
