import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { Ticket } from '#api/schemas/tickets.ts'
import { ticketDigest } from '#api/schemas/ticket-digest.ts'
import { type Pair, codeOf, startPair, storeId } from './pair.testing.ts'
import { rawJson } from './raw-service.testing.ts'

const customerId = '33333333-3333-4333-8333-333333333333'
const ticketId = '44444444-4444-4444-8444-444444444444'

let pair: Pair | undefined
let messages: string[]
afterEach(() => pair?.close())

const entriesOf = (said: string[]) => said.map((message, at) => ({ id: `e${at}`, message }))
const digestOf = (said: string[]) =>
  ticketDigest(Ticket.parse({ id: ticketId, entries: entriesOf(said) }).entries)

/** A platform that appends every reply, and takes a moment for it. */
async function start({ isReadable = true } = {}) {
  messages = ['Hello?']
  pair = await startPair(({ method, body }, socket) => {
    if (method === 'PUT') {
      const { message } = JSON.parse(body) as { message: string }
      setTimeout(() => {
        messages.push(message)
        const data = { id: ticketId, entries: entriesOf(messages) }
        socket.write(rawJson(201, { success: true, data }))
      }, 20)
      return
    }
    const tickets = [{ id: ticketId, entries: entriesOf(messages) }]
    socket.write(
      isReadable
        ? rawJson(200, { success: true, data: { id: customerId, tickets } })
        : rawJson(503, { success: false }),
    )
  })
  return pair
}

function reply(message: string, seen?: string) {
  return pair!.call(`/api/stores/${storeId}/tickets/${ticketId}`, {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/json',
      'X-Operation-Id': randomUUID(),
      ...(seen !== undefined && { 'X-Ticket-Seen': `${customerId} ${seen}` }),
    },
    body: JSON.stringify({ message }),
  })
}

test('of two people who answer at the same moment only one reply is sent', async () => {
  await start()
  const seen = digestOf(messages)
  const answers = await Promise.all([reply('From Ines', seen), reply('From Tom', seen)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  const refused = answers.find(({ status }) => status === 409)!
  expect(refused.headers.get('x-not-sent')).toBe('1')
  expect(await codeOf(refused)).toBe('TICKET_CHANGED')
  expect(messages).toHaveLength(2)
})

test('in fifty such moments no reply is doubled and none is lost', async () => {
  await start()
  let sent = 0
  for (let moment = 0; moment < 50; moment += 1) {
    const seen = digestOf(messages)
    const answers = await Promise.all([reply(`A${moment}`, seen), reply(`B${moment}`, seen)])
    sent += answers.filter(({ status }) => status === 201).length
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
  }
  expect([sent, messages.length]).toEqual([50, 51])
})

test('a reply to the ticket that is still as it was read is sent', async () => {
  await start()
  expect((await reply('Yes', digestOf(messages))).status).toBe(201)
  expect((await reply('And more', `old ${digestOf(messages)}`)).status).toBe(201)
})

test('a ticket that can’t be read, and a page that sends no digest, are answered as before', async () => {
  await start({ isReadable: false })
  expect((await reply('Yes', 'whatever')).status).toBe(201)
  expect((await reply('No digest')).status).toBe(201)
})
