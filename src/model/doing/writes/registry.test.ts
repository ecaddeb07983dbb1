import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sameWords } from './phase-words.testing.ts'
import type { Precheck } from './process-types.ts'
import { writeJournal } from './journal.ts'
import type { WriteKind } from './kind.ts'
import { createWrites, watchOpenWrites } from './registry.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Kind = WriteKind<'ticketId', string[], string>

let record: string[] = []
let isReadable = true
const onDone = vi.fn<NonNullable<Kind['onDone']>>()
const forgetDraft = vi.fn<NonNullable<Kind['forgetDraft']>>()
const kind: Kind = {
  operation: 'replyTicket',
  ids: ['ticketId'],
  readOperation: 'getCustomer',
  read: () => (isReadable ? Promise.resolve(record) : Promise.reject(new TypeError('no network'))),
  find: ([effect]) => (effect ? { match: 'certain', effect } : { match: 'none' }),
  words: sameWords,
  link: () => ({ label: 'Ticket', to: '/' }),
  onDone,
  forgetDraft,
}
beforeEach(() => {
  record = []
  isReadable = true
  onDone.mockReset()
  forgetDraft.mockReset()
})
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

const ready = (answer: string | undefined) => (): Precheck<string, string, never> => ({
  is: 'ready',
  fingerprint: {},
  async send() {
    record = ['the record']
    return { outcome: 'applied', data: answer }
  },
  effectOf: (data) => data,
})

it('deletes a sent draft once, but not what is typed during later reads', async () => {
  const process = createWrites<'ticketId', string[], string, string>(kind).get({ ticketId: 'once' })
  await process.confirm(ready('the answer'), 'draft')
  expect(process.state()).toMatchObject({ evidence: 'record', effect: 'the record' })
  const target = { ticketId: 'once' }
  expect(onDone).toHaveBeenCalledExactlyOnceWith('the answer', target, true, 'draft')
  expect(forgetDraft).toHaveBeenCalledExactlyOnceWith('draft')

  process.again()
  await process.confirm(ready(undefined), 'next draft')
  expect(onDone).toHaveBeenLastCalledWith('the record', target, false, 'next draft')
  expect(forgetDraft).toHaveBeenLastCalledWith('next draft')
  expect(forgetDraft).toHaveBeenCalledTimes(2)
})

const createReplies = () => createWrites<'ticketId', string[], string, string>(kind)
function leave(operationId: string, ticketId: string) {
  const params = { ticketId }
  const startedAt = Date.now()
  writeJournal.open({ operationId, operation: 'replyTicket', params, account: '', startedAt })
}

it('resumes an earlier page’s open write once, and not after it was given up', async () => {
  leave('earlier', 'open')
  isReadable = false
  const page = createReplies()
  const process = page.get({ ticketId: 'open' })
  const stop = watchOpenWrites()
  await pass(200_000)
  expect(process.state()).toMatchObject({ phase: 'checking', isQuiet: true })
  process.review()
  await pass(200_000)
  expect(process.state()).toEqual({ phase: 'review' })
  expect(writeJournal.entries('')).toEqual([])

  leave('of another tab', 'open')
  await pass(6000)
  expect(process.state().phase).toBe('checking')
  stop()
})

it('the next page resumes what is still open', async () => {
  leave('still open', 'next')
  for (const createPage of [createReplies, createReplies]) {
    const page = createPage()
    const stop = watchOpenWrites()
    await pass(200_000)
    expect(page.get({ ticketId: 'next' }).state().phase).toBe('not-recorded')
    stop()
  }
})
