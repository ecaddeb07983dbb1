import { setTimeout as pause } from 'node:timers/promises'
import { causeOf } from './cause.ts'
import type { Log } from './log.ts'
import { createRecent } from './recent.ts'
import { sessionDigest } from './session-digest.ts'
import type { Store, WriteClaim } from './store.ts'

export type WatchedStore = Store & {
  /** Calls under way finish at the previous store. */
  replace: (next: Store) => void
  /** For metrics: never rejects, and never takes long. */
  isUp: () => Promise<boolean>
}

/** A replaced store stays open for longer than any lock that may still be released there. */
const closedAfter = 120_000

/** How often a store that does not answer is asked whether it is back. */
const askAgainAfter = 1_000

/** Shorter than whoever reads the metrics waits. */
const longestLook = 5_000

/**
 * Every method of a store rejects only while it is unreachable. One that was lost counts as back once it
 * can be written again: a full disk still lets sessions be read. While a store keeps silent, calls
 * fail at once instead of waiting for it in turn.
 */
export function watchStore(
  first: Store,
  log: Log,
  tell: (kind: 'store-failure' | 'store-forgot' | 'store-changed') => void,
  wait: () => Promise<unknown> = () => pause(askAgainAfter, undefined, { ref: false }),
): WatchedStore {
  let current = first
  let lost: { at: number; error: unknown } | undefined
  let isAsking = false

  async function watch<T>(call: () => Promise<T>) {
    try {
      if (isSilence(lost?.error)) throw lost!.error
      return await call()
    } catch (error) {
      tell('store-failure')
      if (!lost) log.error({ event: 'store-lost', cause: causeOf(error) })
      lost = { at: lost?.at ?? Date.now(), error }
      void askUntilBack()
      throw error
    }
  }

  async function askUntilBack() {
    if (isAsking) return
    isAsking = true
    while (!(await isBack())) await wait()
    if (lost) log.info({ event: 'store-back', ms: Date.now() - lost.at })
    lost = undefined
    isAsking = false
  }

  /** Anybody may ask at /readyz, as often as they like, and each time costs the disk a sync. */
  const checks = createRecent<Promise<unknown>>(askAgainAfter, 1)
  async function check() {
    if (lost) {
      tell('store-failure')
      throw lost.error
    }
    const asked = checks.get('') ?? watch(ask)
    if (checks.get('') !== asked) checks.set('', asked)
    return asked
  }

  /** Every read asks, so that it goes past what stands for all other methods. */
  const isSessionLive = (session: string) => watch(() => current.isSessionLive(session))

  /** A store whose history went back: a copy that was restored, or a replica that lagged behind. */
  async function claim(write: WriteClaim, most?: number) {
    const result = await watch(() => current.claim(write, most))
    if (result.state !== 'ended' || !result.forgot) return result
    tell('store-forgot')
    log.error({ event: 'store-forgot', session: sessionDigest(write.session) })
    return result
  }

  async function ask() {
    if ((await current.check()) !== 'changed') return
    tell('store-changed')
    log.warn({ event: 'store-changed' })
  }

  const isBack = () => succeeds(ask())

  let looking: Promise<boolean> | undefined
  async function isUp() {
    looking ??= succeeds(check()).finally(() => (looking = undefined))
    const late = new Promise<false>((resolve) => {
      setTimeout(resolve, longestLook, false).unref()
    })
    return Promise.race([looking, late])
  }

  function replace(next: Store) {
    const before = current
    current = next
    setTimeout(() => void before.close().catch(() => undefined), closedAfter).unref()
  }

  return new Proxy(first, {
    get(_, name) {
      if (name === 'replace') return replace
      if (name === 'check') return check
      if (name === 'claim') return claim
      if (name === 'isUp') return isUp
      if (name === 'isSessionLive') return isSessionLive
      // A host that stops closes a silent store too.
      if (name === 'close') return () => current.close()
      const field: unknown = Reflect.get(current, name)
      if (typeof field !== 'function') return field
      return (...args: unknown[]) =>
        watch(() => Reflect.apply(field, current, args) as Promise<unknown>)
    },
  }) as WatchedStore
}

const isSilence = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

const succeeds = (call: Promise<unknown>) =>
  call.then(
    () => true,
    () => false,
  )
