import { expect, test } from 'vitest'
import { Ticket } from '#api/schemas/tickets.ts'
import { ticketLines } from './ticket-lines.ts'

const ticket = (id: string, dateCreated: string, entries: [string, string, string][] = []) =>
  Ticket.parse({
    id,
    dateCreated,
    subject: id,
    entries: entries.map(([date, name, message]) => ({
      id: date,
      dateCreated: date,
      name,
      message,
    })),
  })

test('sorts tickets by their latest message, not by when they were opened', () => {
  const lines = ticketLines(
    [
      ticket('new', '2026-03-01T00:00:00Z'),
      ticket('old', '2026-01-01T00:00:00Z', [
        ['2026-03-03T00:00:00Z', 'Ines', 'Done.'],
        ['2026-01-01T00:00:00Z', 'Ann', 'Please.'],
      ]),
    ],
    ['Ines'],
  )
  expect(lines.map(({ id }) => id)).toEqual(['old', 'new'])
  expect(lines[0]).toMatchObject({ messages: 2, preview: 'Done.', isWaiting: false })
  expect(lines[1]).toMatchObject({ messages: 0, preview: '', isWaiting: false })
})

test('a ticket waits if the last word is not ours', () => {
  const alone = [ticket('t', '2026-01-01T00:00:00Z', [['2026-01-01T00:00:00Z', 'Ann', 'Hello?']])]
  expect(ticketLines(alone, [])[0]?.isWaiting).toBe(true)
  expect(ticketLines(alone, ['Ann'])[0]?.isWaiting).toBe(false)
})
