import { listParameters } from '#api/list-parameters.ts'
import { listOrders } from '#api/operations.ts'
import { addressReader, namesOf } from '#model/lists/address.ts'
import { ordersList } from '#model/lists/lists.ts'

/*
 * Part of a script that is inlined into every page, so it imports only small modules. It reads an
 * address exactly as the page does. An address that it is not sure of, it leaves to the page.
 */
const ID = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'
const ORDERS = new RegExp(`^/stores/(${ID})/orders/?$`)
const ORDER = new RegExp(`^/stores/(${ID})/orders/(${ID})/?$`)

const readOrders = addressReader(ordersList)
const dateNames = ordersList.filters.filter(({ kind }) => kind === 'dates').flatMap(namesOf)

export function firstReadUrls({
  pathname,
  search,
}: {
  pathname: string
  search: string
}): string[] {
  const urls = ['/api/user']
  const order = ORDER.exec(pathname)
  if (order) urls.push(`/api/stores/${order[1]}/orders/${order[2]}`)
  const orders = ORDERS.exec(pathname)
  const query = orders && ordersQuery(search)
  if (orders && query) urls.push(`/api/stores/${orders[1]}/orders?${query}`)
  return urls
}

function ordersQuery(search: string): string | undefined {
  // Of a parameter given twice, the first counts.
  const given = Object.fromEntries([...new URLSearchParams(search)].toReversed())
  if (dateNames.some((name) => given[name] && !isInstant(given[name]))) return undefined
  const parameters = listParameters(listOrders.query, readOrders(given))
  return Object.entries(parameters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
}

/** The exact form in which the page sends an instant; other dates need the merchant's time zone. */
function isInstant(value: string): boolean {
  const time = Date.parse(value)
  return !Number.isNaN(time) && new Date(time).toISOString() === value
}
