import type { OperationId, WriteOperation } from '#api/operations.ts'
import { setReadingHook } from '#api/reading-hook.ts'
import type { WriteKind } from './kind.ts'
import { type Page, thisPage } from './page.ts'
import { createProcesses, type Params } from './processes.ts'

type Registered = Pick<ReturnType<typeof createProcesses>, 'resumeOpen' | 'onReading'>

/**
 * The interval, in milliseconds, at which a page checks whether the page of an open write is gone.
 */
const CHECK_EVERY = 5000

/** All writes of one page. */
export function createRegistry(page: Page) {
  const kinds = new Map<WriteOperation, Registered>()

  function resumeOpen(isAgain: boolean) {
    for (const kind of kinds.values()) kind.resumeOpen(isAgain)
  }

  /** The writes of one kind, one process per record. */
  function createWrites<Id extends string, Reading, Answer, Effect, Change = never, Item = Reading>(
    kind: WriteKind<Id, Reading, Effect, Change, Item>,
  ) {
    const processes = createProcesses<Id, Reading, Answer, Effect, Change, Item>(page, kind)
    kinds.set(kind.operation, processes)
    return processes
  }

  /** Resumes the open writes of this account whose pages are gone. */
  function watchOpenWrites(): () => void {
    const resumeAgain = () => resumeOpen(true)
    resumeOpen(false)
    const timer = setInterval(resumeAgain, CHECK_EVERY)
    const unsubscribe = page.journal.subscribe(resumeAgain)
    window.addEventListener('pageshow', resumeAgain)
    return () => {
      clearInterval(timer)
      unsubscribe()
      window.removeEventListener('pageshow', resumeAgain)
    }
  }

  /** Shows a read to all writes; returns it with what is confirmed but not yet in it. */
  function onReading<Item>(operation: OperationId, params: Params, item: Item): Item {
    let shown: unknown = item
    for (const kind of kinds.values()) shown = kind.onReading(operation, params, item, shown)
    return shown as Item
  }

  return { createWrites, watchOpenWrites, onReading }
}

const registry = createRegistry(thisPage)
setReadingHook(registry.onReading)

export const { createWrites, watchOpenWrites } = registry
