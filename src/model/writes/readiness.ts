import { createStore } from '#base/store.ts'

/** Whether the part that shows, resumes and keeps outcomes is loaded. Nothing is sent without it. */
type Readiness = 'loading' | 'ready' | 'missing'

const { get, set, subscribe } = createStore<Readiness>('loading')
let load: (() => Promise<unknown>) | undefined
let loading: Promise<void> | undefined

export const outcomeReadiness = {
  get,
  subscribe,

  /** The layout knows where it is; forms must not. */
  provide(loader: () => Promise<unknown>) {
    load = loader
  },

  /** Loads it now, or once more after a failure. */
  require() {
    loading ??= load?.().then(
      () => set('ready'),
      () => {
        loading = undefined
        set('missing')
      },
    )
  },

  /** It was loaded and does not work. */
  fail: () => set('missing'),
}
