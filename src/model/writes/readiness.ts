import { createStore } from '#base/store.ts'

/** Whether the part that shows, resumes and keeps outcomes is loaded. Nothing is sent without it. */
type Readiness = 'loading' | 'ready' | 'missing'

const { get, set, subscribe } = createStore<Readiness>('loading')
let load: (() => Promise<unknown>) | undefined

export const outcomeReadiness = {
  get,
  subscribe,

  /** The layout knows where it is; forms must not. */
  provide(loader: () => Promise<unknown>) {
    load = loader
  },

  /** Loads it now, or once more after a failure. */
  require() {
    load?.().then(
      () => set('ready'),
      () => set('missing'),
    )
  },

  /** It was loaded and does not work. */
  fail() {
    load = undefined
    set('missing')
  },
}
