import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWriteProcess } from './run.ts'
import { soleDependencies } from '#model/doing/writes/world/dependencies.testing.ts'
import type { Entry, Precheck, WriteDependencies, WriteReading } from './process-types.ts'
import type { WriteOutcome } from '#api/write.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Send = (caller: object) => Promise<WriteOutcome<string>>

const broken = () => {
  throw new TypeError('is not a function')
}
const applied: Send = () => Promise.resolve({ outcome: 'applied', data: 'yes' })
const lost: Send = () => Promise.reject(new TypeError('the transport broke'))

/** A write whose record is a list of effects; tests replace parts of it by broken ones. */
function createWrite({
  kind = {},
  dependencies = {},
}: {
  kind?: Partial<WriteReading<string, string[], string>>
  dependencies?: Partial<WriteDependencies<string>>
} = {}) {
  const record: string[] = []
  const journal = new Map<string, Entry>()
  const process = createWriteProcess<string, string[], string, string, never>(
    {
      readOperation: 'getOrder',
      read: () => Promise.resolve(record),
      find: ([effect]) => (effect ? { match: 'certain', effect } : { match: 'none' }),
      ...kind,
    },
    'target',
    {
      ...soleDependencies(journal),
      ...dependencies,
    },
  )
  const send = vi.fn<Send>(applied)
  const precheck = (): Precheck<string, string, never> => ({
    is: 'ready',
    fingerprint: {},
    send,
    effectOf: (answer) => answer,
  })
  return { process, record, journal, send, precheck }
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('errors on this page before sending', () => {
  it.each([
    ['creating the operation id', { dependencies: { newOperationId: broken } }],
    ['the journal', { dependencies: { journal: { ...soleDependencies().journal, open: broken } } }],
    ['the lock', { dependencies: { withLock: () => Promise.reject(new Error('refused')) } }],
  ])('ends as not sent and explains why: %s', async (_, parts) => {
    const { process, send, journal, precheck } = createWrite(parts)
    await process.confirm(precheck)
    expect(process.state()).toMatchObject({
      phase: 'not-sent',
      reason: 'failed',
      error: { kind: 'invalid', message: expect.stringContaining('https') as string },
    })
    expect(send).not.toHaveBeenCalled()
    expect(journal.size).toBe(0)
  })

  it('ends as not sent if the precheck fails, and can be retried', async () => {
    const { process, send, precheck } = createWrite()
    await process.confirm(broken)
    expect(process.state()).toMatchObject({ phase: 'not-sent', reason: 'failed' })
    process.review()
    await process.confirm(precheck)
    expect(process.state().phase).toBe('done')
    expect(send).toHaveBeenCalledTimes(1)
  })
})

describe('errors on this page after sending', () => {
  it.each([
    ['sending rejects', () => lost],
    ['sending throws', () => broken],
  ])('is unknown until the record shows it: %s', async (_, way) => {
    const { process, send, record, journal, precheck } = createWrite()
    send.mockImplementation(way())
    void process.confirm(precheck)
    await pass(1000)
    expect(process.state()).toMatchObject({ phase: 'checking' })
    expect(journal.size).toBe(1)
    record.push('done')
    await pass(2000)
    expect(process.state()).toMatchObject({ phase: 'done', evidence: 'record' })
    expect(journal.size).toBe(0)
  })

  it('ends as unknown if the answer cannot be understood', async () => {
    const { process, precheck } = createWrite()
    void process.confirm(() => ({ ...precheck(), effectOf: broken }) as ReturnType<typeof precheck>)
    await pass(1000)
    expect(process.state()).toMatchObject({ phase: 'checking' })
  })

  it('continues if the lock is lost', async () => {
    const answers: ((outcome: WriteOutcome<string>) => void)[] = []
    const { process, send, journal, precheck } = createWrite({
      dependencies: {
        async withLock(work) {
          void work()
          await pass(100)
          throw new Error('lost')
        },
      },
    })
    send.mockReturnValue(new Promise((resolve) => answers.push(resolve)))
    await process.confirm(precheck)
    expect(process.state().phase).toBe('sending')
    expect(journal.size).toBe(1)
    answers[0]?.({ outcome: 'applied', data: 'yes' })
    await pass(0)
    expect(process.state().phase).toBe('done')
  })

  it('keeps checking while reads cannot be understood', async () => {
    const { process, send, precheck } = createWrite({ kind: { find: broken } })
    send.mockImplementation(lost)
    void process.confirm(precheck)
    await pass(100_000)
    expect(process.state()).toMatchObject({ phase: 'checking', isQuiet: true })
  })
})

it('a listener that throws does not stop the write, and is reported', async () => {
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const { process, precheck } = createWrite()
  process.subscribe(broken)
  const listener = vi.fn<() => void>()
  process.subscribe(listener)
  await process.confirm(precheck)
  expect(process.state().phase).toBe('done')
  expect(listener).toHaveBeenCalled()
  expect(report).toHaveBeenCalledWith(expect.any(TypeError))
})

it('an attempt of another tab is resumed when that tab is gone', async () => {
  let isFree = false
  const { process, record, journal } = createWrite({
    dependencies: {
      async withLock(work) {
        if (isFree) await work()
        return isFree
      },
    },
  })
  record.push('done')
  const entry = { operationId: 'of the other tab', startedAt: Date.now() }
  journal.set(entry.operationId, entry)
  await process.resume(entry)
  expect(process.state().phase).toBe('review')
  isFree = true
  await process.resume(entry)
  expect(process.state().phase).toBe('done')
})

/** Pages one after another, which share the journal, and no steady clock. */
function pages(platform?: () => number) {
  const journal = new Map<string, Entry>()
  const open = (read = () => Promise.resolve<string[]>([])) =>
    createWrite({
      kind: { read },
      dependencies: { ...soleDependencies(journal), platformTime: platform ?? (() => undefined) },
    })
  async function lose() {
    const { process, send, precheck } = open()
    send.mockImplementation(lost)
    void process.confirm(precheck)
    await pass(0)
  }
  function reload() {
    const { process } = open()
    for (const entry of journal.values()) void process.resume(entry)
    return process
  }
  return { open, lose, reload }
}

describe('the quiet minute after a lost answer', () => {
  const HOUR = 3_600_000

  it('goes on after reloads from when the answer was lost, by the platform’s clock', async () => {
    const began = performance.now()
    const platform = () => 12 * HOUR + Math.floor((performance.now() - began) / 1000) * 1000
    const { lose, reload } = pages(platform)
    await lose()
    await pass(25_000)
    reload()
    await pass(20_000)
    vi.setSystemTime(Date.now() + HOUR)
    const { state } = reload()
    await pass(10_000)
    expect(state().phase).toBe('checking')
    await pass(8_000)
    expect(state().phase).toBe('not-recorded')
  })

  it('is not cut short by a platform whose clock is set forward meanwhile', async () => {
    let ahead = 0
    const { lose, reload } = pages(() => Date.now() + ahead)
    await lose().then(() => pass(25_000))
    ahead = HOUR
    const { state } = reload()
    await pass(30_000)
    expect(state().phase).toBe('checking')
    await pass(8_000)
    expect(state().phase).toBe('not-recorded')
  })

  it('begins anew with each page where the platform tells no time, whatever the browser’s', async () => {
    const { lose, reload } = pages()
    await lose()
    await pass(55_000)
    vi.setSystemTime(Date.now() + HOUR)
    const { state } = reload()
    await pass(115_000)
    expect(state().phase).toBe('checking')
    await pass(10_000)
    expect(state().phase).toBe('not-recorded')
  })

  it('ends with a read that was asked for after it, however long reads take', async () => {
    const { open } = pages()
    let delay = 0
    const { process, send, precheck } = open(async () => {
      await new Promise((resolve) => setTimeout(resolve, delay))
      return []
    })
    send.mockImplementation(lost)
    void process.confirm(precheck)
    await pass(29_000)
    delay = 40_000
    await pass(45_000)
    expect(process.state().phase).toBe('checking')
    await pass(60_000)
    expect(process.state().phase).toBe('not-recorded')
  })
})
