import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '#base/storage/local-storage.testing.ts'
import { writeJournal, type OpenWrite } from './journal.ts'
import { withWriteLock } from './lock.ts'

const entry: OpenWrite = {
  operationId: 'operation-1',
  operation: 'refundOrder',
  params: { storeId: 's', orderId: 'o' },
  account: 'mine',
  startedAt: Date.now(),
}

describe('the journal', () => {
  let storage: Map<string, string>
  beforeEach(() => {
    storage = stubLocalStorage()
  })
  afterEach(() => {
    writeJournal.close(entry.operationId)
    vi.unstubAllGlobals()
  })

  it('keeps an entry for its account until it is closed', () => {
    expect(writeJournal.open(entry)).toBe(true)
    expect(writeJournal.entries('mine')).toEqual([entry])
    expect(writeJournal.entries('another')).toEqual([])
    writeJournal.close(entry.operationId)
    expect(writeJournal.entries('mine')).toEqual([])
    expect([...storage.keys()]).toEqual([])
  })

  it('reads the entries of an earlier page and skips malformed ones', () => {
    storage.set('counter.open-write.a', JSON.stringify({ ...entry, operationId: 'a' }))
    storage.set('counter.open-write.b', '{"operationId":')
    storage.set('counter.open-write.c', '{"operationId":5}')
    storage.set('something-else', JSON.stringify(entry))
    expect(writeJournal.entries('mine').map(({ operationId }) => operationId)).toEqual(['a'])
  })

  it('reads the fingerprint that an older build stored as trace', () => {
    storage.set('counter.open-write.a', JSON.stringify({ ...entry, trace: { said: '1' } }))
    expect(writeJournal.entries('mine')[0]).toMatchObject({ fingerprint: { said: '1' } })
  })

  it('returns false if it can remember only until the page closes', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(writeJournal.open(entry)).toBe(false)
    expect(writeJournal.entries('mine')).toEqual([entry])
  })
})

const takenLocks = {
  request: (_: string, __: object, run: (lock: null) => unknown) => run(null),
}
const refusedLocks = {
  request: () => Promise.reject(new DOMException('Access is denied.', 'SecurityError')),
}
const lostLocks = {
  async request(_: string, __: object, run: (lock: object) => unknown) {
    await run({})
    throw new Error('stolen')
  },
}

describe('the lock', () => {
  it('admits one holder, does not wait, and is released even after a failure', async () => {
    const ends: (() => void)[] = []
    const work = vi.fn<() => Promise<void>>(() => new Promise((resolve) => ends.push(resolve)))
    const first = withWriteLock('refund:o', work)
    expect(await withWriteLock('refund:o', work)).toBe(false)
    void withWriteLock('refund:p', work)
    ends.forEach((end) => end())
    expect(await first).toBe(true)
    expect(work).toHaveBeenCalledTimes(2)

    const failure = withWriteLock('refund:o', () => Promise.reject(new Error('failed')))
    await expect(failure).rejects.toThrow('failed')
    expect(await withWriteLock('refund:o', () => Promise.resolve())).toBe(true)
  })

  it('is not granted while another tab holds it', async () => {
    vi.stubGlobal('navigator', { locks: takenLocks })
    const work = vi.fn<() => Promise<void>>()
    expect(await withWriteLock('refund:o', work)).toBe(false)
    expect(work).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  it('falls back to this tab alone if the browser refuses locks', async () => {
    vi.stubGlobal('navigator', { locks: refusedLocks })
    const ends: (() => void)[] = []
    const work = vi.fn<() => Promise<void>>(() => new Promise((resolve) => ends.push(resolve)))
    const first = withWriteLock('refund:o', work)
    await Promise.resolve()
    expect(await withWriteLock('refund:o', work)).toBe(false)
    await vi.waitUntil(() => ends.length > 0)
    ends.forEach((end) => end())
    expect(await first).toBe(true)
    expect(work).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
  })

  it('does not rerun the work if the lock is lost after it began', async () => {
    vi.stubGlobal('navigator', { locks: lostLocks })
    const work = vi.fn<() => Promise<void>>(() => Promise.resolve())
    await expect(withWriteLock('refund:o', work)).rejects.toThrow('stolen')
    expect(work).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
  })
})
