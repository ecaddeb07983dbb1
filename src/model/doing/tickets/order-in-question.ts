import type { Order } from '#api/schemas/orders.ts'
import type { Ticket } from '#api/schemas/tickets.ts'
import { ownedStore } from '#base/storage/owned.ts'

export const chosenOrders = ownedStore<ReadonlyMap<string, string>>(new Map())

export function chooseOrder(ticketId: string, orderId: string) {
  chosenOrders.set(new Map([...chosenOrders.get(), [ticketId, orderId]]))
}

type Told = Pick<Ticket, 'subject' | 'entries'>

export function orderInQuestion(
  orders: readonly Order[],
  { subject = '', entries }: Told,
  chosenId: string | undefined,
): Order | undefined {
  const known = orders.filter(({ id }) => id !== '')
  const chosen = known.find(({ id }) => id === chosenId)
  if (chosen) return chosen
  const said = [subject, ...entries.map(({ message = '' }) => message)].join('\n').toLowerCase()
  const place = ({ id }: Order) => said.lastIndexOf(id.slice(0, 8).toLowerCase())
  const [named] = known.filter((order) => place(order) >= 0).toSorted((a, b) => place(b) - place(a))
  return named ?? known[0]
}
