import { describe, expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { Store, UpdateStore } from '#api/schemas/store.ts'
import type { WriteOutcome } from '#api/write.ts'
import { type KnownSettings, type StoreValues, valuesOf } from './store-fields.ts'
import { type SaveState, type SaveSurroundings, saveSettings } from './store-save.ts'

const storeId = '11111111-1111-1111-1111-111111111111'
const known: KnownSettings = { name: 'Halden', description: 'Tools', isTicketingEnabled: true }
const lost = new ApiError({ kind: 'network', operation: 'updateStore' })

type Scene = {
  mine?: Partial<StoreValues>
  earlier?: KnownSettings
  /** What each reading finds, the one before sending first; the last one stays. */
  readings?: (KnownSettings | undefined | Error)[]
  outcome?: WriteOutcome<Store>
  late?: WriteOutcome<Store>
  isTaken?: boolean
}

async function play({ mine, earlier, readings = [known], outcome, late, isTaken }: Scene) {
  const states: SaveState[] = []
  const sent: UpdateStore[] = []
  let time = 0
  let reading = 0
  const surroundings: SaveSurroundings = {
    now: () => time,
    async readSettings() {
      const found = readings[Math.min(reading, readings.length - 1)]
      reading += 1
      if (found instanceof Error) throw found
      return found
    },
    async send(body, { onLateAnswer }) {
      sent.push(body)
      if (late) queueMicrotask(() => onLateAnswer?.(late))
      return outcome ?? { outcome: 'applied', data: { ...body, id: storeId } as Store }
    },
    async withLock(work) {
      if (isTaken) return false
      await work()
      return true
    },
    newOperationId: () => 'operation',
    async pause(milliseconds) {
      time += milliseconds
    },
  }
  const base = valuesOf(known)
  const save = { base, mine: { ...base, ...mine }, known: earlier }
  await saveSettings(storeId, save, surroundings, (state) => states.push(state))
  return { states, sent, last: states.at(-1), phases: states.map(({ phase }) => phase) }
}

const change = { name: 'New' }

describe('a save', () => {
  test('reads first, sends once, and is told as saved', async () => {
    const { phases, sent, last } = await play({ mine: change })
    expect(phases).toEqual(['checking', 'sending', 'saved'])
    expect(sent).toEqual([{ ...known, name: 'New' }])
    expect(last).toMatchObject({ deviations: [] })
  })

  test('sends nothing when the reading before it fails, or the store is gone', async () => {
    const failed = await play({ mine: change, readings: [lost] })
    expect(failed.sent).toEqual([])
    expect(failed.last).toMatchObject({ phase: 'not-sent', reason: 'failed' })
    const gone = await play({ mine: change, readings: [undefined] })
    expect(gone.last).toMatchObject({ phase: 'not-sent', reason: 'gone' })
  })

  test('sends nothing while another tab saves', async () => {
    const { sent, last } = await play({ mine: change, isTaken: true })
    expect(sent).toEqual([])
    expect(last).toMatchObject({ phase: 'not-sent', reason: 'elsewhere' })
  })

  test('stops where somebody else changed the same field', async () => {
    const theirs = { ...known, name: 'Theirs' }
    const { sent, last } = await play({ mine: change, readings: [theirs] })
    expect(sent).toEqual([])
    expect(last).toEqual({ phase: 'conflicts', fields: ['name'], theirs })
  })

  test('says what changed without being sent', async () => {
    const answer = { id: storeId, name: 'New', showPublicStats: false } as Store
    const { last } = await play({
      mine: change,
      earlier: { showPublicStats: true },
      outcome: { outcome: 'applied', data: answer },
    })
    expect(last).toMatchObject({ deviations: [{ field: 'showPublicStats', wasSent: false }] })
  })

  test('does not take the record of another store for the answer', async () => {
    const stranger = { id: 'ffffffff-0000-4000-8000-00000000dead', name: 'Other' } as Store
    const { last } = await play({ outcome: { outcome: 'applied', data: stranger }, mine: change })
    expect(last).toMatchObject({ phase: 'saved', answer: undefined, deviations: [] })
  })

  test('that was refused is told as refused', async () => {
    const error = new ApiError({ kind: 'refused', operation: 'updateStore', status: 422 })
    const { last } = await play({ mine: change, outcome: { outcome: 'rejected', error } })
    expect(last).toEqual({ phase: 'rejected', error })
  })
})

describe('an outcome that is not known', () => {
  const outcome = { outcome: 'unknown', error: lost } as const

  test('is proved by reading, but for the fields that cannot be read', async () => {
    const { last, sent } = await play({
      outcome,
      mine: { ...change, enableCartRecovery: 'on' },
      readings: [known, lost, known, { ...known, name: 'New' }],
    })
    expect(sent).toHaveLength(1)
    expect(last).toMatchObject({ phase: 'read-back', unproven: ['enableCartRecovery'] })
  })

  test('is never told as saved nor as failed when nothing shows within a minute', async () => {
    const { last, phases, sent } = await play({ outcome, mine: change })
    expect(sent).toHaveLength(1)
    expect(phases).toEqual(['checking', 'sending', 'looking', 'not-seen'])
    expect(last).toMatchObject({ error: lost })
  })

  test('of unreadable fields alone is not waited for', async () => {
    const { last } = await play({ outcome, mine: { showPublicStats: 'off' } })
    expect(last).toMatchObject({ phase: 'not-seen', unproven: ['showPublicStats'] })
  })

  test('is settled by a late yes', async () => {
    const late = { outcome: 'applied', data: { id: storeId, name: 'New' } as Store } as const
    const { last } = await play({ outcome, late, mine: change })
    expect(last).toMatchObject({ phase: 'saved' })
  })
})
