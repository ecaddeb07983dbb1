/*
 * Part of a script that runs before the application is there, so it imports nothing. What it
 * builds has to be, letter for letter, what the page's own read will ask for; a test holds the
 * two against each other. An address it is not sure of, it leaves to the page.
 */
const ID = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'
const ORDERS = new RegExp(`^/stores/(${ID})/orders/?$`)
const PAGE_SIZES = [10, 20, 50, 100]
const ORDER = new RegExp(`^/stores/(${ID})/orders/(${ID})/?$`)

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
  const query = orders && ordersQuery(new URLSearchParams(search))
  if (orders && query) urls.push(`/api/stores/${orders[1]}/orders?${query}`)
  return urls
}

function ordersQuery(address: URLSearchParams): string | undefined {
  const dates = [address.get('dateFrom'), address.get('dateTo')]
  if (dates.some((date) => date && !isInstant(date))) return undefined
  const pairs: [string, string][] = [
    ['dateFrom', dates[0] ?? ''],
    ['dateTo', dates[1] ?? ''],
    ['status', text(address.get('status'))],
    ['gateway', text(address.get('gateway'))],
    ['email', text(address.get('email'))],
    ['chat', text(address.get('chat'))],
    ['Sorts', matching(address.get('sort'), /^-?[A-Za-z][A-Za-z0-9.]{0,63}$/)],
    ['Page', integer(address.get('page'), (page) => page >= 1 && page <= 2_147_483_647, 1)],
    ['PageSize', integer(address.get('pageSize'), (size) => PAGE_SIZES.includes(size), 20)],
  ]
  return pairs
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}

function text(value: string | null): string {
  const trimmed = value?.trim() ?? ''
  return trimmed.length <= 2048 ? trimmed : ''
}

function matching(value: string | null, form: RegExp): string {
  return value && form.test(value) ? value : ''
}

function integer(value: string | null, isAllowed: (number: number) => boolean, otherwise: number) {
  const number = Number(matching(value, /^\d{1,10}$/))
  return String(isAllowed(number) ? number : otherwise)
}

/** Exactly the form in which a page sends an instant; dates that need a time zone are its work. */
function isInstant(value: string): boolean {
  const time = Date.parse(value)
  return !Number.isNaN(time) && new Date(time).toISOString() === value
}
