import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Look } from './write-process.ts'
import { createWrites, type WriteKind } from './write-processes.ts'

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

type Kind = WriteKind<'ticketId', string[], string>

let record: string[] = []
const onDone = vi.fn<NonNullable<Kind['onDone']>>()
const forgetDraft = vi.fn<NonNullable<Kind['forgetDraft']>>()
const kind: Kind = {
  operation: 'replyTicket',
  ids: ['ticketId'],
  readOperation: 'getCustomer',
  read: () => Promise.resolve(record),
  find: ([first]) => first,
  onDone,
  forgetDraft,
}
beforeEach(() => {
  record = []
  onDone.mockReset()
  forgetDraft.mockReset()
})

const ready = (answer: string | undefined) => (): Look<string, string, never> => ({
  is: 'ready',
  trace: {},
  async send() {
    record = ['the record']
    return { outcome: 'applied', data: answer }
  },
  effectOf: (data) => data,
})

it('the draft of a write is forgotten once, and not what is written while it is read again', async () => {
  const process = createWrites<'ticketId', string[], string, string>(kind).of({ ticketId: 'once' })
  await process.confirm(ready('the answer'), 'draft')
  expect(process.state()).toMatchObject({ evidence: 'record', effect: 'the record' })
  expect(onDone).toHaveBeenCalledExactlyOnceWith('the answer', { ticketId: 'once' })
  expect(forgetDraft).toHaveBeenCalledExactlyOnceWith('draft')

  process.again()
  await process.confirm(ready(undefined), 'next draft')
  expect(onDone).toHaveBeenLastCalledWith('the record', { ticketId: 'once' })
  expect(forgetDraft).toHaveBeenLastCalledWith('next draft')
  expect(forgetDraft).toHaveBeenCalledTimes(2)
})
