import type { Order } from '#api/schemas/orders.ts'

/**
 * What is certain about a list, in a few words: how many orders match, if that is known exactly,
 * and the order of the rows. Unsorted, the order is the service's own; it is called "newest
 * first" only when the rows are.
 */
export function listNote(
  orders: Order[] | undefined,
  count: number | undefined,
  sort: string | undefined,
): string {
  const words = []
  if (count !== undefined) words.push(count === 1 ? '1 order' : `${count.toLocaleString()} orders`)
  if (orders && orders.length > 1 && !sort && isNewestFirst(orders)) words.push('newest first')
  return words.join(', ')
}

function isNewestFirst(orders: Order[]): boolean {
  const times = orders.map(({ dateCreated }) => Date.parse(dateCreated ?? ''))
  return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? Infinity))
}
