import { createHash } from 'node:crypto'
import { createCounters } from './counters.ts'
import type { Limits } from './limits.ts'
import { createSignInLane } from './sign-in-lane.ts'
import type { Count, Store } from './store.ts'

const minute = 60_000
const knownFor = 30 * 24 * 60 * minute

/** `wait` is in seconds; 0 lets the key be checked. */
export type SignInAttempt = { wait: number; takeBack: () => Promise<unknown> }

/**
 * Over the limit a key that signed in before still passes, so that others' guesses lock nobody out.
 */
export function createSignInLimit(
  store: Pick<Store, 'count' | 'mark' | 'isMarked'>,
  { failedSignIns, signInTurn, signInsWaiting }: Limits,
) {
  const own = createCounters()
  const refused = createCounters()
  const turn = createSignInLane({ every: signInTurn, waiting: signInsWaiting })

  /** Counts before the outcome is known, so that parallel guesses cannot all pass. */
  async function attempt(network: string, key: string, left?: AbortSignal): Promise<SignInAttempt> {
    const { count, endsIn } = await add(network, 1)
    const takeBack = () => add(network, -1)
    if (count <= failedSignIns) return { wait: 0, takeBack }
    await takeBack()
    const mayPass = (await isKnown(key)) || (await comesToTurn(network, key, left))
    const wait = mayPass ? 0 : Math.max(1, Math.ceil(endsIn / 1000))
    return { wait, takeBack: async () => undefined }
  }

  async function comesToTurn(network: string, key: string, left?: AbortSignal) {
    return !wasRefused(key) && (await turn(network, left)) && !wasRefused(key)
  }

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

  /** Known to this host alone: a refused key that is tried again takes nobody's turn. */
  const wasRefused = (key: string) => refused.count(nameOf(key), 0, minute).count > 0

  function rememberRefused(key: string) {
    refused.count(nameOf(key), 1, minute)
  }

  return { attempt, remember, rememberRefused }
}

function nameOf(key: string) {
  return `key:${createHash('sha256').update(`counter known key ${key}`).digest('base64url')}`
}
