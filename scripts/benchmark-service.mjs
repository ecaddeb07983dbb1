import { startBuiltHost } from './browser.mjs'

const QUERIES = {
  'newest page': 'Page=1&PageSize=100',
  'page 700': 'Page=700&PageSize=100',
  'sorted by amount': 'Sorts=-amount&Page=3&PageSize=100',
  'one status': 'status=COMPLETED&Page=9&PageSize=100',
  'e-mail contains': 'email=mail&Sorts=amount&Page=2&PageSize=100',
}

export async function benchmarkService() {
  const host = await startBuiltHost({ MOCK_ORDERS: '100000' })
  try {
    const guard = { 'X-Requested-By': 'counter', 'Content-Type': 'application/json' }
    const opened = await fetch(`${host.url}/session`, {
      method: 'POST',
      headers: guard,
      body: '{"demo":true}',
    })
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const headers = { ...guard, cookie }
    const user = await fetch(`${host.url}/api/user`, { headers }).then((answer) => answer.json())
    const orders = `${host.url}/api/stores/${user.data.stores[0].id}/orders`
    const figures = []
    for (const [name, query] of Object.entries(QUERIES)) {
      const times = []
      for (let run = 0; run < 12; run += 1) {
        const start = performance.now()
        await fetch(`${orders}?${query}`, { headers }).then((answer) => answer.arrayBuffer())
        if (run >= 2) times.push(performance.now() - start)
      }
      figures.push([`Mock service, 100,000 orders, ${name}`, Math.max(...times)])
    }
    return figures
  } finally {
    await host.stop()
  }
}
