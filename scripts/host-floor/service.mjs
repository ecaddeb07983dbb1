/* A service that answers at once: a page of twenty orders, as the real ones look. */
import { createServer } from 'node:http'

const order = {
  id: '22222222-2222-4222-8222-222222222222',
  status: 'COMPLETED',
  gateway: 'STRIPE',
  total: 49.9,
  currency: 'EUR',
  customerEmail: 'somebody@example.com',
  dateCreated: '2026-11-21T10:00:00Z',
  items: [{ name: 'A font with a name', quantity: 1, price: 49.9 }],
  location: { country: 'SE', city: 'Stockholm' },
}
const body = JSON.stringify({
  success: true,
  pages: 20,
  data: Array.from({ length: 20 }, () => order),
})

const server = createServer((_, answer) => {
  answer.writeHead(200, { 'Content-Type': 'application/json' }).end(body)
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
