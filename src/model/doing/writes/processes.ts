import { ApiError } from '#api/errors.ts'
import { type OperationId, operationRules } from '#api/operations.ts'
import { type Ending, isUndecided } from './ending.ts'
import type { OpenWrite } from './journal.ts'
import type { WriteKind } from './kind.ts'
import type { Page } from './page.ts'
import { outcomeWords } from './phase-words.ts'
import type { Entry, WriteProcess } from './process-types.ts'
import type { KnownWrite } from './reporting.ts'
import { createWriteProcess } from './run.ts'

export type Params = Readonly<Record<string, string>>

/** The writes of one kind, one process per record. */
export function createProcesses<Id extends string, Reading, Answer, Effect, Change, Item>(
  page: Page,
  kind: WriteKind<Id, Reading, Effect, Change, Item>,
) {
  const { journal, held } = page
  type Target = Record<Id, string>
  type Process = WriteProcess<Target, Reading, Answer, Effect, Change>
  type OwnEntry = OpenWrite & { target: Target }
  const processes = new Map<string, Process>()

  /** The write of a record, new or existing; resumes one that an earlier page left open. */
  function get(target: Target): Process {
    const account = page.account()
    const name = nameOf(target)
    const existing = processes.get(`${account} ${name}`)
    if (existing) return existing
    const write: Process = createWriteProcess(
      { ...kind, read: (wanted) => readAs(account, wanted) },
      target,
      dependencies(name, target, account),
    )
    processes.set(`${account} ${name}`, write)
    const { operation } = kind
    const { isExclusive = false } = operationRules(operation)
    const known: KnownWrite = {
      name,
      account,
      isExclusive,
      operation,
      params: target,
      about: () => kind.about?.(target),
      process: write,
      outcome: outcomeOf(write),
      link: kind.link(target),
    }
    page.follow(known)
    finishWhenDone(write, account, name)
    for (const entry of openEntries(account)) {
      if (nameOf(entry.target) === name) queueMicrotask(() => void write.resume(entry))
    }
    return write
  }

  /** Returns the same object until the state changes. */
  function outcomeOf(write: Process): KnownWrite['outcome'] {
    let last = { state: write.state(), words: outcomeWords(kind.words, write.state()) }
    return () => {
      const state = write.state()
      if (state !== last.state) last = { state, words: outcomeWords(kind.words, state) }
      return last
    }
  }

  function finishWhenDone(write: Process, account: string, name: string) {
    let wasDone = false
    write.subscribe(() => {
      const state = write.state()
      if (state.phase === 'holding') {
        held.keep(name, { operation: kind.operation, params: write.target, account })
      } else if (state.phase !== 'not-sent' || state.reason !== 'closed') held.release(name)
      const isKnown = wasDone
      wasDone = state.phase === 'done'
      // A read after the answer must not remove what was typed since.
      if (state.phase !== 'done' || isKnown) return
      const draft = write.attempt()?.draft
      kind.onDone?.(state.effect, write.target, state.evidence === 'answer', draft)
      kind.forgetDraft?.(draft)
      if (!kind.idsOf) forgetGivenUp(account, name)
    })
  }

  /** Once the record has the intended values, an earlier attempt cannot add to it. */
  function forgetGivenUp(account: string, name: string) {
    for (const entry of ownEntries(journal.givenUp(account))) {
      if (nameOf(entry.target) === name) journal.forget(entry.operationId)
    }
  }

  function dependencies(name: string, params: Target, account: string) {
    const { operation } = kind
    return {
      clock: page.clock,
      platformTime: page.platformTime,
      withLock: (work: () => Promise<void>) => page.withLock(name, work),
      journal: {
        open(entry: Entry) {
          if (!journal.open({ ...entry, operation, params, account })) page.rememberUnkept(name)
        },
        note: (...known: Parameters<typeof journal.note>) => journal.note(...known),
        close: (operationId: string, ending?: Ending) =>
          page.keepUntilSeen(name, operationId, ending),
        giveUp(operationId: string, ending?: Ending) {
          journal.giveUp(operationId)
          page.keepUntilSeen(name, operationId, ending)
        },
        entries: () => openEntries(account).filter(({ target }) => nameOf(target) === name),
      },
      own: page.ownRecords<Effect>(account, name),
      newOperationId: page.newOperationId,
      onHopeful: page.onHopeful,
    }
  }

  /** Another account sees other records, so its reads prove nothing. */
  function readAs(account: string, target: Target): Promise<Reading> {
    if (page.account() === account) return kind.read(target)
    const { readOperation: operation } = kind
    return Promise.reject(new ApiError({ kind: 'refused', operation, status: 401 }))
  }

  const openEntries = (account: string) => ownEntries(journal.entries(account))

  function ownEntries<Kept extends Pick<OpenWrite, 'operation' | 'params'>>(
    entries: Kept[],
  ): (Kept & { target: Target })[] {
    return entries.flatMap((entry) => {
      const isOurs = entry.operation === kind.operation
      if (!isOurs || !kind.ids.every((id) => entry.params[id])) return []
      return [{ ...entry, target: entry.params }]
    })
  }

  function nameOf(target: Target): string {
    return [kind.operation, ...kind.ids.map((id) => target[id].toLowerCase())].join(':')
  }

  const { pick = (item: Item) => item as unknown as Reading } = kind
  const { put = (_item: Item, reading: Reading) => reading as unknown as Item } = kind

  /** The effect of a write that was given up may appear in this read. */
  function consider(entry: OwnEntry, item: Item) {
    const record = pick(item, entry.target)
    if (record === undefined) return
    const write = get(entry.target)
    queueMicrotask(() => {
      write.consider(record, entry)
      const state = write.state()
      if (state.phase === 'done' && state.evidence === 'late') {
        journal.forget(entry.operationId)
      }
    })
  }

  /** Adds recent effects that the read may not show yet. */
  function amended(item: Item, target: Target, account: string): Item {
    const record = pick(item, target)
    const { recent } = page.ownRecords<Effect>(account, nameOf(target)).get()
    if (record === undefined || recent.length === 0 || !kind.amend) return item
    const { amend } = kind
    return put(
      item,
      recent.reduce<Reading>((reading, effect) => amend(reading, effect, target), record),
      target,
    )
  }

  return {
    get,

    resumeOpen(isAgain: boolean) {
      const account = page.account()
      for (const entry of openEntries(account)) {
        // A known outcome is reported by the tab that saw it, an undecided one by every tab.
        if (!isAgain || isUndecided(entry.ending)) void get(entry.target).resume(entry)
      }
      for (const { target } of ownEntries(held.entries(account))) void get(target).reportClosed()
    },

    onReading(operation: OperationId, params: Params, read: unknown, shown: unknown): unknown {
      if (operation !== kind.readOperation) return shown
      const account = page.account()
      const isMeant = (target: Params) =>
        Object.keys(params).every((id) => target[id]?.toLowerCase() === params[id]?.toLowerCase())
      for (const entry of ownEntries(journal.givenUp(account))) {
        if (isMeant(entry.target)) consider(entry, read as Item)
      }
      let item = shown as Item
      for (const [key, write] of processes) {
        const { target } = write
        if (key !== `${account} ${nameOf(target)}` || !isMeant(target)) continue
        const record = pick(read as Item, target)
        if (record !== undefined) {
          page.ownRecords<Effect>(account, nameOf(target)).see(kind.valuesOf?.(record) ?? [])
          queueMicrotask(() => write.consider(record))
        }
        item = amended(item, target, account)
      }
      return item
    },
  }
}
