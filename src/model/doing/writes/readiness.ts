import { createStore } from '#base/storage/store.ts'

/**
 * Whether the module that shows, resumes and stores outcomes is loaded. Nothing is sent without it.
 */
type Readiness = 'loading' | 'ready' | 'missing'

const { get, set, subscribe } = createStore<Readiness>('loading', 'view')
let load: (() => Promise<unknown>) | undefined

export const outcomeReadiness = {
  get,
  subscribe,

  /** The layout provides the loader, because forms must not import the module. */
  provide(loader: () => Promise<unknown>) {
    load = loader
  },

  /** Loads the module, or retries after a failure. */
  require() {
    load?.().then(
      () => set('ready'),
      () => set('missing'),
    )
  },

  /** Called if the module was loaded but does not work. */
  fail() {
    load = undefined
    set('missing')
  },
}
