import { expect, it } from 'vitest'
import { waitingFeed } from './feed.ts'

const ticket = (id: string, date: string, name: string) => ({
  id,
  customerId: 'c',
  emailAddress: undefined,
  subject: undefined,
  dateCreated: undefined,
  firstAuthor: undefined,
  lastEntry: { name, date, text: 'Hello?' },
  authors: [],
  said: '',
  seenAt: 0,
})

it('lists who waits in several stores, longest first, without answered and resting tickets', () => {
  const software = {
    tickets: [
      ticket('late', '2026-01-05T10:00:00Z', 'Anna'),
      ticket('answered', '2026-01-01T10:00:00Z', 'Ines'),
      ticket('resting', '2026-01-02T10:00:00Z', 'Ben'),
      ticket('put off until now', '2026-01-06T10:00:00Z', 'Ines'),
    ],
    ownNames: ['Ines'],
    resting: new Map([['resting', true]]),
    due: new Set(['put off until now']),
  }
  const fonts = {
    // The name of one store's team is a customer's in another.
    tickets: [ticket('early', '2026-01-03T10:00:00Z', 'Ines')],
    ownNames: [],
    resting: new Map(),
  }
  const feed = waitingFeed([
    { storeId: 'software', index: software },
    { storeId: 'fonts', index: fonts },
  ])
  expect(feed.map(({ storeId, ticket: { id } }) => [storeId, id])).toEqual([
    ['fonts', 'early'],
    ['software', 'late'],
    ['software', 'put off until now'],
  ])
})
