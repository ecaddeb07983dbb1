import { toApiError, type ApiError } from '#api/errors.ts'
import type { Store, UpdateStore } from '#api/schemas/store.ts'
import { QUIET_AFTER, waitAfter } from '#api/write-check.ts'
import type { WriteCaller, WriteOutcome } from '#api/write.ts'
import {
  compareSettings,
  type Deviation,
  deviations,
  settingsFrom,
  unprovable,
  wasSaved,
} from './store-changes.ts'
import type { KnownSettings, StoreField, StoreValues } from './store-fields.ts'

export type SaveState =
  | { phase: 'editing' }
  /** Looking at what the service has now; nothing has left. */
  | { phase: 'checking' }
  | { phase: 'conflicts'; fields: StoreField[]; theirs: KnownSettings }
  | { phase: 'sending' }
  /** The outcome is not known; only reading tells. */
  | { phase: 'looking' }
  | { phase: 'saved'; sent: UpdateStore; answer?: Store; deviations: Deviation[] }
  /** Read back after an outcome that was not known; these fields no reading can prove. */
  | { phase: 'read-back'; sent: UpdateStore; unproven: StoreField[] }
  | { phase: 'not-seen'; sent: UpdateStore; error: ApiError; unproven: StoreField[] }
  | { phase: 'rejected'; error: ApiError }
  | { phase: 'not-sent'; reason: 'failed' | 'elsewhere' | 'gone'; error?: ApiError }

export type Save = {
  base: StoreValues
  mine: StoreValues
  /** What an earlier answer told, the three unreadable fields included. */
  known: KnownSettings | undefined
}

/** All that reaches out of this page, so that a test can stand in for it. */
export type SaveSurroundings = {
  now: () => number
  /** Undefined when the account no longer has this store. */
  readSettings: () => Promise<KnownSettings | undefined>
  send: (body: UpdateStore, caller: WriteCaller<Store>) => Promise<WriteOutcome<Store>>
  withLock: (work: () => Promise<void>) => Promise<boolean>
  newOperationId: () => string
  pause: (milliseconds: number) => Promise<void>
}

/**
 * One save: reads what the service has now, stops where somebody else has changed the same field,
 * sends once, and holds the answer, or what can be read afterwards, against what was sent.
 */
export async function saveSettings(
  storeId: string,
  { base, mine, known }: Save,
  surroundings: SaveSurroundings,
  tell: (state: SaveState) => void,
): Promise<void> {
  tell({ phase: 'checking' })
  const isOurs = await surroundings.withLock(async () => {
    const before = await read()
    if ('error' in before) return tell({ phase: 'not-sent', reason: 'failed', ...before })
    if (!before.settings) return tell({ phase: 'not-sent', reason: 'gone' })
    const theirs = before.settings
    const { body, conflicts } = compareSettings(base, theirs, mine)
    if (conflicts.length > 0) return tell({ phase: 'conflicts', fields: conflicts, theirs })
    tell({ phase: 'sending' })
    await deliver(body, theirs)
  })
  if (!isOurs) tell({ phase: 'not-sent', reason: 'elsewhere' })

  async function deliver(sent: UpdateStore, before: KnownSettings) {
    let isApplied = false
    const settle = (outcome: WriteOutcome<Store>) => {
      if (outcome.outcome !== 'applied' || isApplied) return
      isApplied = true
      const answer = settingsFrom(outcome.data, storeId)
      tell({
        phase: 'saved',
        sent,
        answer,
        deviations: answer ? deviations(sent, answer, known) : [],
      })
    }
    const outcome = await surroundings.send(sent, {
      operationId: surroundings.newOperationId(),
      // However late it comes, the service's yes counts.
      onLateAnswer: settle,
    })
    switch (outcome.outcome) {
      case 'applied':
        return settle(outcome)
      case 'rejected':
        return tell({ phase: 'rejected', error: outcome.error })
      case 'not-sent':
        return tell({ phase: 'not-sent', reason: 'failed', error: outcome.error })
      case 'unknown':
        break
    }
    if (isApplied) return
    tell({ phase: 'looking' })
    await look(sent, before, outcome.error, () => isApplied)
  }

  async function look(
    sent: UpdateStore,
    before: KnownSettings,
    error: ApiError,
    isOver: () => boolean,
  ) {
    const unproven = unprovable(sent)
    const began = surroundings.now()
    for (let readings = 0; !isOver(); readings += 1) {
      const reading = await read()
      if (isOver()) return
      const settings = 'error' in reading ? undefined : reading.settings
      const verdict = settings && wasSaved(sent, before, settings)
      if (verdict === 'yes') return tell({ phase: 'read-back', sent, unproven })
      const isQuiet = surroundings.now() - began >= QUIET_AFTER
      if (verdict === 'unknowable' || isQuiet) {
        return tell({ phase: 'not-seen', sent, error, unproven })
      }
      await surroundings.pause(waitAfter(readings))
    }
  }

  async function read(): Promise<{ settings?: KnownSettings } | { error: ApiError }> {
    try {
      return { settings: await surroundings.readSettings() }
    } catch (thrown) {
      return { error: toApiError(thrown, 'getUser') }
    }
  }
}

export const isUnderWay = ({ phase }: SaveState) =>
  phase === 'checking' || phase === 'sending' || phase === 'looking'
