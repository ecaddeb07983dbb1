import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '#base/storage/local-storage.testing.ts'
import { ApiError } from '#api/errors.ts'
import { sameWords } from './phase-words.testing.ts'
import type { WriteKind } from './kind.ts'
import type { Precheck } from './process-types.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  stubLocalStorage()
  vi.stubGlobal('BroadcastChannel', createChannels())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

const kind: WriteKind<'ticketId', string, string> = {
  operation: 'replyTicket',
  ids: ['ticketId'],
  readOperation: 'getCustomer',
  read: () => Promise.resolve('record'),
  find: () => ({ match: 'likely', effect: 'a new message' }),
  words: sameWords,
  link: () => ({ label: 'Ticket', to: '/' }),
}

const lost = (): Precheck<string, string, never> => ({
  is: 'ready',
  fingerprint: {},
  send: () =>
    Promise.resolve({
      outcome: 'unknown',
      error: new ApiError({ kind: 'network', operation: 'replyTicket' }),
    }),
  effectOf: () => undefined,
})

/** Loads the modules afresh, like a tab. */
async function openTab() {
  vi.resetModules()
  const { createWrites } = await import('./registry.ts')
  return createWrites<'ticketId', string, string, string>(kind).get({ ticketId: 't' })
}

it('a question answered in one tab closes in the other, too', async () => {
  const first = await openTab()
  void first.confirm(lost)
  await pass(20_000)
  const second = await openTab()
  await pass(130_000)
  expect([first.state().phase, second.state().phase]).toEqual(['likely', 'likely'])

  void first.disclaim()
  expect([first.state().phase, second.state().phase]).toEqual(['checking', 'checking'])
  await pass(80_000)
  expect([first.state().phase, second.state().phase]).toEqual(['likely', 'likely'])

  second.claim()
  expect(first.state()).toMatchObject({ phase: 'done', evidence: 'claimed' })
  expect(second.state()).toMatchObject({ phase: 'done', evidence: 'claimed' })
})

/** The channels of one browser; they deliver at once. */
function createChannels() {
  const open = new Set<EventTarget & { name: string }>()
  return class extends EventTarget {
    readonly name: string
    constructor(name: string) {
      super()
      this.name = name
      open.add(this)
    }
    postMessage(data: unknown) {
      for (const other of open) {
        if (other === this || other.name !== this.name) continue
        other.dispatchEvent(Object.assign(new Event('message'), { data: structuredClone(data) }))
      }
    }
    close() {
      open.delete(this)
    }
  }
}
