import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { Store, UpdateStore } from '#api/schemas/store.ts'
import { session } from '#api/session.ts'
import { soleDependencies } from '#model/doing/writes/world/dependencies.testing.ts'
import { createWriteProcess } from '#model/doing/writes/run.ts'
import type { WriteOutcome } from '#api/write.ts'
import { type KnownSettings, type StoreValues, valuesOf } from '#model/records/store/fields.ts'
import { saveKind, saveOf, type SaveChange, type Saved, type SaveState } from './settings.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const storeId = '11111111-1111-1111-1111-111111111111'
const known: KnownSettings = { name: 'Halden', description: 'Tools', isTicketingEnabled: true }
const lost = new ApiError({ kind: 'network', operation: 'updateStore' })

type Scene = {
  mine?: Partial<StoreValues>
  earlier?: KnownSettings
  /** The result of each read, starting before the send; the last one repeats. */
  readings?: (KnownSettings | undefined | Error)[]
  outcome?: WriteOutcome<Store>
  late?: WriteOutcome<Store>
  isTaken?: boolean
}

async function play({ mine, earlier, readings = [known], outcome, late, isTaken }: Scene) {
  const states: SaveState[] = []
  const sent: UpdateStore[] = []
  let reading = 0
  type Reading = KnownSettings | undefined
  const process = createWriteProcess<{ storeId: string }, Reading, Store, Saved, SaveChange>(
    {
      ...saveKind,
      async read() {
        const found = readings[Math.min(reading, readings.length - 1)]
        reading += 1
        if (found instanceof Error) throw found
        return found
      },
    },
    { storeId },
    {
      ...soleDependencies(),
      async withLock(work) {
        if (!isTaken) await work()
        return !isTaken
      },
    },
  )
  process.subscribe(() => states.push(process.state()))
  const base = valuesOf(known)
  const save = { base, mine: { ...base, ...mine }, known: earlier }
  const precheck = saveOf({ storeId }, save, async (_store, body, { onLateAnswer }) => {
    sent.push(body)
    if (late) queueMicrotask(() => onLateAnswer?.(late))
    return outcome ?? { outcome: 'applied', data: { ...body, id: storeId } as Store }
  })
  await Promise.all([process.confirm(precheck), vi.advanceTimersByTimeAsync(100_000)])
  return { states, sent, last: states.at(-1), phases: states.map(({ phase }) => phase) }
}

const change = { name: 'New' }

describe('a save', () => {
  test('reads first, sends once, and is reported as saved', async () => {
    const { phases, sent, last } = await play({
      mine: change,
      readings: [known, { ...known, name: 'New' }],
    })
    expect(phases).toEqual(['prechecking', 'sending', 'done', 'done'])
    expect(sent).toEqual([{ ...known, name: 'New' }])
    expect(last).toMatchObject({ evidence: 'record', effect: { deviations: [] } })
  })

  test('sends nothing if the precheck fails or the store is gone', async () => {
    const failed = await play({ mine: change, readings: [lost] })
    expect(failed.sent).toEqual([])
    expect(failed.last).toMatchObject({ phase: 'not-sent', reason: 'failed' })
    const gone = await play({ mine: change, readings: [undefined] })
    expect(gone.last).toMatchObject({ phase: 'not-sent', reason: 'changed', change: 'gone' })
  })

  test('sends nothing while another tab saves', async () => {
    const { sent, last } = await play({ mine: change, isTaken: true })
    expect(sent).toEqual([])
    expect(last).toMatchObject({ phase: 'not-sent', reason: 'elsewhere' })
  })

  test('stops if somebody else changed the same field', async () => {
    const theirs = { ...known, name: 'Theirs' }
    const { sent, last } = await play({ mine: change, readings: [theirs] })
    expect(sent).toEqual([])
    expect(last).toMatchObject({ phase: 'not-sent', change: { fields: ['name'], theirs } })
  })

  test('reports a field that changed without being sent', async () => {
    const answer = { id: storeId, name: 'New', showPublicStats: false } as Store
    const { last } = await play({
      mine: change,
      earlier: { showPublicStats: true },
      outcome: { outcome: 'applied', data: answer },
    })
    expect(last).toMatchObject({
      phase: 'done',
      effect: { deviations: [{ field: 'showPublicStats', wasSent: false }] },
    })
  })

  test('ignores an answer with the record of another store', async () => {
    const stranger = { id: 'ffffffff-0000-4000-8000-00000000dead', name: 'Other' } as Store
    const { last } = await play({ outcome: { outcome: 'applied', data: stranger }, mine: change })
    expect(last).toMatchObject({ phase: 'done', effect: { answer: undefined, deviations: [] } })
  })

  test('reports a refusal', async () => {
    const error = new ApiError({ kind: 'refused', operation: 'updateStore', status: 422 })
    const { last } = await play({ mine: change, outcome: { outcome: 'rejected', error } })
    expect(last).toEqual({ phase: 'rejected', error })
  })
})

describe('an unknown outcome', () => {
  const outcome = { outcome: 'unknown', error: lost } as const

  test('is proved by a read, except for unreadable fields', async () => {
    const { last, sent } = await play({
      outcome,
      mine: { ...change, enableCartRecovery: 'on' },
      readings: [known, lost, known, { ...known, name: 'New' }],
    })
    expect(sent).toHaveLength(1)
    expect(last).toMatchObject({
      phase: 'done',
      effect: { isAnswered: false, unproven: ['enableCartRecovery'] },
    })
  })

  test('is reported as not recorded if nothing has changed after a minute', async () => {
    const { last, phases, sent } = await play({ outcome, mine: change })
    expect(sent).toHaveLength(1)
    expect(phases).toEqual(['prechecking', 'sending', 'checking', 'not-recorded'])
    expect(last).toMatchObject({ error: lost })
  })

  test('of unreadable fields alone ends without checking', async () => {
    const { last } = await play({ outcome, mine: { showPublicStats: 'off' } })
    expect(last).toMatchObject({ phase: 'unprovable', error: lost })
  })

  test('is settled by a late acceptance', async () => {
    const late = { outcome: 'applied', data: { id: storeId, name: 'New' } as Store } as const
    const { last } = await play({ outcome, late, mine: change })
    expect(last).toMatchObject({ phase: 'done' })
  })
})

const answers = (stores: unknown) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, data: { stores } })))

describe('reading a store', () => {
  beforeEach(() => {
    const signedIn = { status: 'signed-in', account: 'ours', canReadUser: true } as const
    vi.spyOn(session, 'current').mockReturnValue(signedIn)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  test('finds it gone only if the list of stores is complete', async () => {
    answers([{ id: storeId, name: 'Halden' }])
    expect(await saveKind.read({ storeId })).toMatchObject({ name: 'Halden' })
    for (const odd of [null, undefined, {}, [5], [{ name: 'no id' }]]) {
      answers(odd)
      await expect(saveKind.read({ storeId })).rejects.toMatchObject({ kind: 'unreadable' })
    }
    answers([])
    expect(await saveKind.read({ storeId })).toBeUndefined()
  })
})
