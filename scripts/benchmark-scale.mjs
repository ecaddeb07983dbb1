import { openDemo, startBuiltHost } from './browser.mjs'
import { changeAnswers, repeat } from './benchmark-answers.mjs'
import { measureLongLists } from './benchmark-long-lists.mjs'
import { measureWalks } from './benchmark-walks.mjs'

/** Returns rows of measure, value and limit for stores and records far larger than the demo's. */
export async function measureScale(browser) {
  const host = await startBuiltHost({ MOCK_ORDERS: '100000' })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await openDemo(page, host.url)
    const store = host.url + new URL(page.url()).pathname.split('/').slice(0, 3).join('/')
    const read = async (path) => (await page.request.get(`${apiOf(store)}${path}`, guard)).json()
    const { data: orders } = await read('/orders?Page=1&PageSize=100')
    const order = orders.find(({ items }) => items?.length > 0).id
    const ticket = await anyTicket(read)
    await page.close()

    const lists = await measureLongLists(context, store)
    return [
      ['100,000 orders: newest page ready', await ready(context, `${store}/orders`, 'tbody a')],
      [
        '100,000 orders: page 700 of 100 ready',
        await ready(context, `${store}/orders?page=700&pageSize=100`, 'tbody a'),
      ],
      ...lists,
      [
        'Order with 500 items ready',
        await ready(
          context,
          `${store}/orders/${order}`,
          'table[aria-label=Items] tbody tr',
          (body) => repeat(body.data, 'items', 500),
        ),
      ],
      [
        'Thread of 5,000 messages ready',
        await ready(context, `${store}/${ticket}`, 'article', (body) => {
          for (const each of body.data.tickets ?? []) repeat(each, 'entries', 5_000)
        }),
      ],
      ['Heap after 50 navigations', await heapAfter(context, `${store}/orders`, 50)],
      ...(await measureWalks(context, store)),
    ].map(([name, value, limit = '']) => [name, value, limit])
  } finally {
    await context.close()
    await host.stop()
  }
}

const guard = { headers: { 'X-Requested-By': 'counter' } }
const apiOf = (store) => store.replace('/stores/', '/api/stores/')

async function anyTicket(read) {
  const { data: customers } = await read('/customers/search/@?Page=1&PageSize=50')
  for (const { id } of customers) {
    const { data } = await read(`/customers/${id}`)
    const [ticket] = data.tickets ?? []
    if (ticket) return `customers/${id}/tickets/${ticket.id}`
  }
  throw new Error('The demo store has no ticket.')
}

/** Milliseconds from opening the address until `wanted` shows; `change` edits the page's record. */
async function ready(context, url, wanted, change) {
  const page = await context.newPage()
  if (change)
    await changeAnswers(page, /\/api\/stores\/[^/]+\/(?:orders|customers)\/[\w-]+$/, change)
  await page.addInitScript((selector) => {
    const check = () => {
      if (document.querySelector(selector)) window.ready = performance.now()
      else requestAnimationFrame(check)
    }
    requestAnimationFrame(check)
  }, wanted)
  await page.goto(url)
  await page.waitForFunction(() => window.ready > 0)
  const time = await page.evaluate(() => window.ready)
  await page.close()
  return ms(time)
}

async function heapAfter(context, url, count) {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await page.goto(url)
  const heap = async () => {
    await client.send('HeapProfiler.collectGarbage')
    return (await client.send('Runtime.getHeapUsage')).usedSize / 1e6
  }
  await page.locator('tbody a').first().waitFor()
  let first
  for (let visit = 0; visit < count; visit += 1) {
    const name = visit % 2 === 0 ? 'Coupons' : 'Orders'
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.locator('tbody:not([aria-hidden]) tr').first().waitFor()
    if (visit === 3) first = await heap()
  }
  const last = await heap()
  await page.close()
  return `${last.toFixed(1)} MB (${first.toFixed(1)} MB after 4)`
}

const ms = (value) => `${Math.round(value)} ms`
