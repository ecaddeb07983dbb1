type Rows = Map<string, unknown>
type Use = (mode: string, work: (store: FakeStore) => unknown) => Promise<unknown>
type FakeStore = ReturnType<typeof storeOf>

/** The fake browser's databases outlive a reload, which in tests is `vi.resetModules()`. */
const browser = globalThis as {
  fakeDatabases?: Map<string, Rows>
  /** Until then no database answers. */
  fakeDatabasesHeld?: Promise<unknown>
}

function rowsOf(name: string): Rows {
  const rows = browser.fakeDatabases?.get(name) ?? new Map<string, unknown>()
  browser.fakeDatabases?.set(name, rows)
  return rows
}

/** As much of an object store as is used by hand. */
const storeOf = (rows: Rows) => ({
  rows,
  get(key: string) {
    const request = new EventTarget()
    queueMicrotask(() => request.dispatchEvent(new Event('success')))
    return Object.assign(request, { result: rows.get(key) })
  },
  delete: (key: string) => rows.delete(key),
  clear: () => rows.clear(),
  transaction: {
    addEventListener: (type: string, listener: () => void) =>
      type === 'complete' && queueMicrotask(listener),
  },
})

/* For `vi.mock('idb-keyval', () => import('./idb-keyval.testing.ts'))`. */
export const createStore =
  (database: string): Use =>
  async (_mode, work) => {
    // A browser that blocks its databases has none of them.
    if (!browser.fakeDatabases) throw new DOMException('refused', 'SecurityError')
    await browser.fakeDatabasesHeld
    return work(storeOf(rowsOf(database)))
  }

export const get = (key: string, use: Use) => use('readonly', ({ rows }) => rows.get(key))

export const set = (key: string, value: unknown, use: Use) =>
  use('readwrite', ({ rows }) => void rows.set(key, value))

export const setMany = (all: [string, unknown][], use: Use) =>
  use('readwrite', ({ rows }) => all.forEach(([key, value]) => rows.set(key, value)))

export const del = (key: string, use: Use) => use('readwrite', ({ rows }) => void rows.delete(key))

export const delMany = (keys: string[], use: Use) =>
  use('readwrite', ({ rows }) => keys.forEach((key) => rows.delete(key)))

export const clear = (use: Use) => use('readwrite', ({ rows }) => rows.clear())

export const keys = (use: Use) => use('readonly', ({ rows }) => [...rows.keys()])

export const entries = (use: Use) => use('readonly', ({ rows }) => [...rows])

export const update = (key: string, change: (old: unknown) => unknown, use: Use) =>
  use('readwrite', ({ rows }) => void rows.set(key, change(rows.get(key))))
