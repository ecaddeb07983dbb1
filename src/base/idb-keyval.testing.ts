type Use = { database: string }

/** The fake browser's databases outlive a reload, which in tests is `vi.resetModules()`. */
const browser = globalThis as {
  fakeDatabases?: Map<string, Map<string, unknown>>
  /** Until then no database answers. */
  fakeDatabasesHeld?: Promise<unknown>
}

function dataOf(name: string) {
  const data = browser.fakeDatabases?.get(name) ?? new Map<string, unknown>()
  browser.fakeDatabases?.set(name, data)
  return data
}

/** A browser that blocks its databases has none of them. */
function answer<Value>(value: () => Value): Promise<Value> {
  if (!browser.fakeDatabases) return Promise.reject(new DOMException('refused', 'SecurityError'))
  return browser.fakeDatabasesHeld?.then(value) ?? Promise.resolve(value())
}

/* For `vi.mock('idb-keyval', () => import('#base/idb-keyval.testing.ts'))`. */
export const createStore = (database: string) =>
  Object.assign(
    (_: string, work: (store: object) => Promise<unknown>) =>
      work({
        get(key: string) {
          const request = new EventTarget()
          queueMicrotask(() => request.dispatchEvent(new Event('success')))
          return Object.assign(request, { result: dataOf(database).get(key) })
        },
        delete: (key: string) => dataOf(database).delete(key),
      }),
    { database },
  )

export const get = (key: string, { database }: Use) => answer(() => dataOf(database).get(key))

export const set = (key: string, value: unknown, { database }: Use) =>
  answer(() => void dataOf(database).set(key, value))

export const del = (key: string, { database }: Use) =>
  answer(() => void dataOf(database).delete(key))

export const delMany = (keys: string[], { database }: Use) =>
  answer(() => {
    for (const key of keys) dataOf(database).delete(key)
  })

export const clear = ({ database }: Use) => answer(() => dataOf(database).clear())

export const keys = ({ database }: Use) => answer(() => [...dataOf(database).keys()])

export const entries = ({ database }: Use) => answer(() => [...dataOf(database)])

export const update = (key: string, change: (old: unknown) => unknown, { database }: Use) =>
  answer(() => void dataOf(database).set(key, change(dataOf(database).get(key))))
