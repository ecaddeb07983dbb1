import { ApiError } from '#api/errors.ts'
import { type Readable, createStore } from '#base/storage/store.ts'
import { NO_NEWS, type News } from './new-orders.ts'
import { type LivePhase, type Surroundings, paceOf } from './polling-interval.ts'

export type LiveState = News & {
  phase: LivePhase
  /** Milliseconds since 1970 of the last answer. */
  lookedAt: number
  restUntil?: number
}

type Place = Pick<Surroundings, 'isOnline' | 'hiddenAt' | 'tells'>

export type WatchDependencies = {
  look: (signal: AbortSignal) => Promise<News>
  place: () => Place
  /** False while nobody is signed in. */
  mayLook: () => boolean
  now: () => number
  /** Ends early when the surroundings change, then with true if the connection came back. */
  wait: (milliseconds: number | undefined, signal: AbortSignal) => Promise<boolean>
}

export type OrderWatch = Readable<LiveState> & { run: (signal: AbortSignal) => Promise<void> }

/** After a 401 the same key or another may sign in again, so that is none. */
const REFUSALS = new Set([400, 403, 404, 405, 422])

export function createWatch(lookedAt: number, dependencies: WatchDependencies): OrderWatch {
  const { look, place, mayLook, now, wait } = dependencies
  const state = createStore<LiveState>({ ...NO_NEWS, phase: 'on', lookedAt }, 'local')
  let failures = 0
  let isRefused = false
  let restUntil: number | undefined
  let tried = lookedAt

  const surroundings = (): Surroundings => ({
    ...place(),
    now: now(),
    failures,
    restUntil,
    isRefused,
  })

  function show(changed: Partial<LiveState> = {}) {
    const { phase } = paceOf(surroundings())
    const next = { ...state.get(), ...changed, phase, restUntil }
    const before = state.get()
    if (JSON.stringify(next) !== JSON.stringify(before)) state.set(next)
  }

  /** Milliseconds until the next look; undefined if nothing but a change can bring one. */
  function left(): number | undefined {
    const { every } = paceOf(surroundings())
    if (every === undefined) return undefined
    return Math.max(tried + every, restUntil ?? 0) - now()
  }

  async function ask(signal: AbortSignal) {
    tried = now()
    try {
      const news = await look(signal)
      failures = 0
      restUntil = undefined
      show({ ...news, lookedAt: now() })
    } catch (error) {
      if (signal.aborted) return
      failures += 1
      if (error instanceof ApiError) {
        isRefused = error.kind === 'refused' && REFUSALS.has(error.status ?? 0)
        restUntil = error.retryAt?.getTime()
      }
      show()
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    async run(signal) {
      while (!signal.aborted) {
        show()
        const rest = left()
        if (rest !== undefined && rest <= 0) {
          if (mayLook()) await ask(signal)
          else tried = now()
        } else {
          const isBack = await wait(rest, signal)
          if (isBack && restUntil === undefined) tried = -Infinity
        }
      }
    },
  }
}
