import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { soleDependencies } from '#model/doing/writes/world/dependencies.testing.ts'
import { createWriteProcess } from './run.ts'

let isFree = true
/** Milliseconds until the lock is free. */
let lockedFor = 0
const send = vi.fn(() => Promise.resolve({ outcome: 'applied' as const, data: 'sent' }))

function createProcess() {
  return createWriteProcess<string, string, string, string, never>(
    {
      readOperation: 'getCustomer',
      read: () => Promise.resolve('record'),
      find: () => ({ match: 'certain', effect: 'found' }),
    },
    'target',
    {
      ...soleDependencies(),
      async withLock(work) {
        if (lockedFor > 0) await new Promise((resolve) => setTimeout(resolve, lockedFor))
        if (isFree) await work()
        return isFree
      },
      newOperationId: () => crypto.randomUUID(),
    },
  )
}

const precheck = () => ({
  is: 'ready' as const,
  fingerprint: {},
  send,
  effectOf: (answer: string | undefined) => answer,
})
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  isFree = true
  lockedFor = 0
  send.mockClear()
})
afterEach(() => void vi.useRealTimers())

it('sends a held write when the hold ends', async () => {
  const process = createProcess()
  void process.confirm(precheck, undefined, 5000)
  expect(process.state()).toEqual({ phase: 'holding', until: Date.now() + 5000 })
  await after(4999)
  expect(send).not.toHaveBeenCalled()
  await after(1)
  expect(send).toHaveBeenCalledOnce()
  expect(process.state().phase).toBe('done')
})

it('counts the wait for the lock as part of the hold', async () => {
  lockedFor = 2000
  const process = createProcess()
  void process.confirm(precheck, undefined, 5000)
  await after(4999)
  expect(send).not.toHaveBeenCalled()
  await after(1)
  expect(send).toHaveBeenCalledOnce()
})

it('does not send a write that was taken back, and holds the next one in full', async () => {
  const process = createProcess()
  void process.confirm(precheck, undefined, 5000)
  await after(3000)
  process.takeBack('undone')
  expect(process.state()).toEqual({ phase: 'not-sent', reason: 'undone' })
  process.review()
  void process.confirm(precheck, undefined, 5000)
  await after(4999)
  expect(send).not.toHaveBeenCalled()
  await after(1)
  expect(send).toHaveBeenCalledOnce()
})

it('does not take back a write that was sent', async () => {
  const process = createProcess()
  await process.confirm(precheck)
  process.takeBack('undone')
  expect(process.state().phase).toBe('done')
})

it('reports a held write once its page has closed, but not while a tab still holds it', async () => {
  const process = createProcess()
  isFree = false
  await process.reportClosed()
  expect(process.state()).toEqual({ phase: 'review' })
  isFree = true
  await process.reportClosed()
  expect(process.state()).toEqual({ phase: 'not-sent', reason: 'closed' })
})
