/*
 * The support shift of the benchmark as a platform: 500 customers with an order each, 60 who wait and
 * 120 who were answered, every answer after 80 ms. Only the operations that a shift needs.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'

const LATENCY = 80
const CUSTOMERS = 500
const WAITING = 60
const ANSWERED = 120
const MINUTE = 60_000

export const STORE_ID = '6f1d0a52-8c3e-4b7a-9e21-0d4c5b6a7f81'

const uuid = (kind, number) =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`

export async function startShiftService() {
  const start = Date.now()
  const calls = []
  const customers = Array.from({ length: CUSTOMERS }, (_, at) => createCustomer(at, start))
  const byId = new Map(customers.map((customer) => [customer.id, customer]))

  const server = createServer((request, response) => {
    const chunks = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url, 'http://service')
      calls.push({ at: Date.now(), method: request.method, path: pathname })
      const body = Buffer.concat(chunks).toString()
      setTimeout(() => {
        const answer = answerTo(request.method, pathname, searchParams, body)
        response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' })
        response.end(JSON.stringify(answer ?? { success: false, code: 'NOT_FOUND' }))
      }, LATENCY)
    })
  })

  function answerTo(method, path, search, body) {
    const place = `/stores/${STORE_ID}`
    if (path === '/user') return { success: true, data: user }
    if (path === `${place}/orders`) return page(orders(search.get('email')), search)
    const order = orders().find(({ id }) => path === `${place}/orders/${id}`)
    if (order) return { success: true, data: { order, logs: [], storeId: STORE_ID } }
    const query = path.match(/\/customers\/search\/(.+)$/)?.[1]
    if (query) {
      const wanted = decodeURIComponent(query).toLowerCase()
      const found = customers.filter(({ emailAddress }) => emailAddress.includes(wanted))
      return page(
        found.map(({ id, emailAddress }) => ({ id, emailAddress })),
        search,
      )
    }
    const customer = byId.get(path.match(/\/customers\/([^/]+)$/)?.[1])
    if (customer) return { success: true, data: customer }
    const ticketId = method === 'PUT' && path.match(/\/tickets\/([^/]+)$/)?.[1]
    const ticket = ticketId && ticketOf(ticketId)
    return ticket && { success: true, data: write(ticket, 'Ines', JSON.parse(body).message) }
  }

  const orders = (email) =>
    customers
      .map(({ emailAddress }, at) => ({
        id: uuid(4, at),
        customerEmail: emailAddress,
        status: 'COMPLETED',
        dateCreated: new Date(start - at * MINUTE).toISOString(),
      }))
      .filter(({ customerEmail }) => !email || customerEmail === email)
  const ticketOf = (id) =>
    customers.flatMap(({ tickets }) => tickets).find((ticket) => ticket.id === id)

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    calls,
    customers,
    write,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const user = { id: uuid(9, 1), username: 'ines', stores: [{ id: STORE_ID, name: 'Shift' }] }

function createCustomer(at, start) {
  // Waiting customers are spread evenly from the newest orders to the oldest.
  const place = (at * 7919) % CUSTOMERS
  const emailAddress = `customer${at}@mail.example`
  const customer = { id: uuid(1, at), emailAddress, totalOrders: 1, tickets: [] }
  if (place >= WAITING + ANSWERED) return customer
  const said = start - (place + 1) * 30 * MINUTE
  const entries = [entry(uuid(3, at * 2), `Customer ${at}`, said)]
  if (place >= WAITING) entries.push(entry(uuid(3, at * 2 + 1), 'Ines', said + MINUTE))
  customer.tickets.push({ id: uuid(2, at), subject: `Question ${at}`, emailAddress, entries })
  return customer
}

const entry = (id, name, time) => ({
  id,
  name,
  message: 'Where is my key?',
  dateCreated: new Date(time).toISOString(),
})

function write(ticket, name, message) {
  const dateCreated = new Date().toISOString()
  ticket.entries.push({ id: crypto.randomUUID(), name, message, dateCreated })
  return ticket
}

function page(items, search) {
  const size = Number(search.get('PageSize') ?? 20)
  const at = Number(search.get('Page') ?? 1)
  return {
    success: true,
    pages: Math.max(1, Math.ceil(items.length / size)),
    data: items.slice((at - 1) * size, at * size),
  }
}
