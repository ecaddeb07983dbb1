import { readerOf } from '#model/doing/tickets/reader-leader.ts'
import { rememberOwnName } from '#model/reading/memory/staff.ts'
import { rememberTickets, ticketIndex } from '#model/reading/memory/tickets.ts'
import { waitingTickets } from '#model/records/tickets/waiting.ts'
import { pause } from './bench.testing.ts'
import { OWN_NAME, STORE_ID } from './names.ts'
import { waitingIn } from './people.ts'
import { type Stated, sortedText } from './stated.ts'
import type { World } from './worlds.ts'

/** The badge of tickets, and who waits, once the reader of tickets has nothing more to read. */
export async function toldTickets({ store }: World): Promise<Stated[]> {
  rememberOwnName(STORE_ID, OWN_NAME)
  const reader = readerOf(STORE_ID, {
    wait: (milliseconds) => pause(milliseconds),
    isHidden: () => false,
    remember: (customer) => rememberTickets(STORE_ID, customer),
  })
  const stop = new AbortController()
  reader.subscribe(() => {
    if (reader.get().phase === 'resting') stop.abort()
  })
  await reader.run(stop.signal)
  const waiting = waitingTickets(ticketIndex(STORE_ID).get())
  const truth = waitingIn(store)
  const lack = reader.get().isWhole ? undefined : 'not every customer was checked'
  return [
    {
      what: 'tickets waiting',
      told: String(waiting.length),
      truth: String(truth.length),
      lack,
      isLeast: true,
    },
    {
      what: 'who waits',
      told: sortedText(waiting.map(({ id }) => id)),
      truth: sortedText(truth.map(({ id }) => id)),
      lack,
    },
  ]
}
