import { listParameters } from '#api/list-parameters.ts'
import { listOrders } from '#api/operations.ts'
import { addressReader, namesOf } from '#model/reading/lists/address.ts'
import { ordersList } from '#model/reading/lists/lists.ts'

/*
 * The host inlines this into every page, so it imports only small modules. It must read an address
 * exactly like the page, and leaves any doubtful address to the page.
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
  // The first value of a repeated parameter counts.
  const parameters = Object.fromEntries([...new URLSearchParams(search)].toReversed())
  if (dateNames.some((name) => parameters[name] && !isInstant(parameters[name]))) return undefined
  const wireParameters = listParameters(listOrders.query, readOrders(parameters))
  return Object.entries(wireParameters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
}

/**
 * Accepts only the page’s own form of an instant, because other dates need the merchant’s time
 * zone.
 */
function isInstant(value: string): boolean {
  const time = Date.parse(value)
  return !Number.isNaN(time) && new Date(time).toISOString() === value
}
