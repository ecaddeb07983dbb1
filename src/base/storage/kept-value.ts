import { createListeners, createStore, type Readable } from './store.ts'

/** `waiting`: on its way to the disk. `not-kept`: the disk refused it, and is asked again. */
export type Keeping = 'kept' | 'waiting' | 'not-kept'

type Edit<Value> = (value: Value) => Value

export type StoredEdit<Value> = {
  parse: (stored: unknown) => Value
  apply: Edit<Value>
  /** Replaces also what this build cannot read. */
  isWhole: boolean
}

/** The place of one value. Both reject unless they know what the disk holds. */
export type Place = {
  read: () => Promise<unknown>
  /** Edits what is stored in one step, and resolves to what is stored then. */
  change: <Value>(edit: StoredEdit<Value>) => Promise<unknown>
}

export type KeptValue<Value> = Readable<Value> & {
  /** The edit may be applied again, to what another tab or an earlier visit has stored. */
  set: (edit: Edit<Value>) => void
  /** Whatever is stored. */
  replace: (value: Value) => void
  keeping: Readable<Keeping>
  /** Whether the disk has answered since this account signed in. */
  isRead: () => boolean
}

/** Read from the disk whenever that answers; until then its changes wait. */
export type Memory = {
  forget: () => void
  arrive: (stored: unknown) => void
  reload: () => Promise<void>
}

const FIRST_RETRY = 1_000
const LAST_RETRY = 60_000

/**
 * Answers at once from memory; the disk follows. Changes are kept as edits, which are applied to
 * what the disk holds when it answers: what was not read is never written over.
 */
export function keptValue<Value>(
  /** Throws if it cannot read what is stored. */
  parse: (stored: unknown) => Value,
  place: Place,
  onChange?: () => void,
): KeptValue<Value> & Memory {
  const listeners = createListeners()
  const keeping = createStore<Keeping>('kept', 'local')
  let stored: unknown
  let value: { is: Value } | undefined
  let edits: Pick<StoredEdit<Value>, 'apply' | 'isWhole'>[] = []
  let life = 0
  let version = 0
  let retryIn = FIRST_RETRY
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSaving = false

  const edited = (before: Value) => edits.reduce((now, { apply }) => apply(now), before)
  const get = () => (value ??= { is: edited(readable(stored)) }).is

  function readable(found: unknown): Value {
    try {
      return parse(found)
    } catch {
      return parse(undefined)
    }
  }

  function notify() {
    onChange?.()
    listeners.notify()
  }

  function become(found: unknown) {
    const before = version > 0 && value ? JSON.stringify(value.is) : undefined
    stored = found
    version += 1
    const now = edited(readable(found))
    if (before !== undefined && before === JSON.stringify(now)) return
    value = { is: now }
    notify()
  }

  async function save() {
    clearTimeout(timer)
    if (isSaving) return
    isSaving = true
    const mine = life
    while (edits.length > 0) {
      keeping.set('waiting')
      const sent = [...edits]
      try {
        const isWhole = sent.some((one) => one.isWhole)
        const found = await place.change({
          // Another build may have stored it; only a whole value may take its place.
          parse: isWhole ? readable : parse,
          apply: (before) => sent.reduce((now, { apply }) => apply(now), before),
          isWhole,
        })
        if (life !== mine) return
        edits = edits.slice(sent.length)
        retryIn = FIRST_RETRY
        become(found)
      } catch {
        if (life !== mine) return
        isSaving = false
        keeping.set('not-kept')
        timer = setTimeout(() => void save(), retryIn)
        retryIn = Math.min(retryIn * 2, LAST_RETRY)
        return
      }
    }
    isSaving = false
    keeping.set('kept')
  }

  function add(apply: Edit<Value>, isWhole: boolean) {
    const before = get()
    const next = apply(before)
    // Not even an edit that changes nothing here is lost: the disk may hold more.
    if (version > 0 && Object.is(next, before)) return
    edits.push({ apply, isWhole })
    value = { is: next }
    if (!Object.is(next, before)) notify()
    void save()
  }

  return {
    get,
    subscribe: listeners.subscribe,
    keeping,
    isRead: () => version > 0,
    set: (edit) => add(edit, false),
    replace: (next) => add(() => next, true),
    arrive(found) {
      if (version === 0) become(found)
    },
    async reload() {
      const mine = life
      for (;;) {
        const before = version
        const found = await place.read()
        if (life !== mine) return
        if (version === before) return become(found)
      }
    },
    forget() {
      life += 1
      clearTimeout(timer)
      isSaving = false
      edits = []
      version = 0
      stored = undefined
      value = undefined
      keeping.set('kept')
      notify()
    },
  }
}
