import { expect, test, vi } from 'vitest'
import type { TicketEntry } from '#api/schemas/tickets.ts'
import { openPrivateStores } from '#base/storage/private-owner.ts'
import { ticketMarks } from '#model/reading/memory/marks.ts'
import { ticketNotes } from '#model/reading/memory/ticket-notes.ts'
import {
  afterOf,
  applyAfter,
  bindAfter,
  forgetAfter,
  planAfter,
  repliesAfter,
} from './after-reply.ts'

vi.mock('#model/reading/memory/same-account.ts', () => ({ sameAccount: () => () => true }))

const storeId = 's'
const entry = (message: string): TicketEntry => ({ id: message, name: 'Ines', message })
const planned = (ticketId: string) => afterOf(repliesAfter(storeId).get(), ticketId)
const mark = (ticketId: string) => ticketMarks(storeId).get()[ticketId]
const note = (ticketId: string) => ticketNotes(storeId).get()[ticketId]?.text

openPrivateStores('merchant')

test('the ticket is done and tagged once the reply is proved to be in it', async () => {
  const place = { storeId, ticketId: 'Done' }
  planAfter(place, { state: 'done', tags: ['#refund'] })
  bindAfter(place, 'Your money is back.')
  expect([mark('Done'), note('Done')]).toEqual([undefined, undefined])
  await applyAfter(place, [entry('Your  money is back. ')])
  expect(mark('Done')).toMatchObject({ isDone: true })
  expect(note('Done')).toBe('#refund')
  expect(planned('Done')).toBeUndefined()
})

test('the time is counted from the sent reply', async () => {
  const place = { storeId, ticketId: 'later' }
  planAfter(place, { state: 'in-1-hour' })
  bindAfter(place, 'Did it help?')
  await applyAfter(place, [entry('Did it help?')])
  expect(mark('later')?.isDone).toBe(false)
  expect(mark('later')?.until).toBeGreaterThan(Date.now() + 3_590_000)
})

test('a reply that was not sent, or another one that was, changes nothing', async () => {
  const place = { storeId, ticketId: 'kept' }
  planAfter(place, { state: 'done' })
  await applyAfter(place, [entry('An earlier reply')])
  bindAfter(place, 'The reply that was taken back')
  await applyAfter(place, [entry('An earlier reply')])
  expect(mark('kept')).toBeUndefined()
  expect(planned('kept')).toMatchObject({ state: 'done' })
})

test('of several saved replies the last state counts, and all tags do', () => {
  const place = { storeId, ticketId: 'two' }
  planAfter(place, { state: 'done', tags: ['#a'] })
  planAfter(place, { tags: ['#b', '#a'] })
  planAfter(place, { state: 'monday', tags: [] })
  expect(planned('TWO')).toMatchObject({ state: 'monday', tags: ['#a', '#b'] })
  forgetAfter(place)
  expect(planned('two')).toBeUndefined()
  bindAfter(place, 'Without a plan')
  expect(planned('two')).toBeUndefined()
})
