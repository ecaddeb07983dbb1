import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ORDERS, PRODUCT, STORES } from '../mock-api/seed-ids.ts'
import { expect, signIn, test } from './fixtures.ts'

/*
 * A foreign page in the browser of a signed-in merchant. On 127.0.0.1 it counts as the same site, so
 * its requests carry the session cookie; on localhost it is another site.
 */
const store = `/api/stores/${STORES.software.id}`
const targets = {
  store,
  variants: `${store}/products/${PRODUCT.id}/variants`,
  refund: `${store}/orders/${ORDERS.plain}/refund`,
}

let server: Server
test.beforeAll(async () => {
  server = createServer((_, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>x</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
test.afterAll(() => new Promise((resolve) => server.close(resolve).closeAllConnections()))

for (const neighbour of ['127.0.0.1', 'localhost']) {
  test(`no request from a page on ${neighbour} reaches the service or is readable there`, async ({
    browser,
    baseURL,
    service,
  }) => {
    const host = baseURL!
    const context = await browser.newContext({ baseURL })
    const page = await context.newPage()
    await signIn(page, service.key)
    await service.forget()
    const sent: string[] = []
    const answers: number[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(host)) sent.push(request.url())
    })
    page.on('response', (answer) => {
      if (answer.url().startsWith(host)) answers.push(answer.status())
    })

    await page.goto(`http://${neighbour}:${(server.address() as AddressInfo).port}/`)
    const read = await page.evaluate(attack, { host, ...targets })
    // 5 elements, 4 forms, 8 calls and a beacon.
    await expect.poll(() => sent.length).toBeGreaterThanOrEqual(18)
    expect(answers.filter((status) => status < 400)).toEqual([])
    expect(read).toEqual([])
    expect(await service.deliveries()).toEqual([])

    await page.evaluate(showInFrame, `${host}/preferences`)
    const shown = page.frames().filter((frame) => frame.url().startsWith(host))
    expect(shown).toEqual([])
    await context.close()
  })
}

/** Runs in the hostile page: tries to show the application in a frame. */
function showInFrame(address: string) {
  return new Promise((resolve) => {
    const it = document.createElement('iframe')
    it.src = address
    it.addEventListener('load', resolve)
    document.body.append(it)
  })
}

/** Runs in the hostile page and returns what it could read, which must be nothing. */
async function attack({ host, ...paths }: typeof targets & { host: string }) {
  const read: string[] = []

  async function element(tag: string, address: 'src' | 'href', more: Record<string, string> = {}) {
    const it = document.createElement(tag)
    for (const [name, value] of Object.entries(more)) it.setAttribute(name, value)
    await new Promise((resolve) => {
      it.addEventListener('load', resolve)
      it.addEventListener('error', resolve)
      it.setAttribute(address, `${host}/api/user`)
      document.body.append(it)
    })
  }

  async function form(method: string, enctype: string, path: string) {
    const frame = document.createElement('iframe')
    frame.name = `frame-${document.forms.length}`
    document.body.append(frame)
    const it = document.createElement('form')
    Object.assign(it, { method, enctype, action: host + path, target: frame.name })
    const field = document.createElement('input')
    Object.assign(field, { name: '{"name":"x","cost":1,"rest":"', value: '"}' })
    it.append(field)
    document.body.append(it)
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    it.submit()
    await loaded
  }

  async function call(path: string, options: RequestInit) {
    const answer = await fetch(host + path, { credentials: 'include', ...options }).catch(
      () => undefined,
    )
    const text = await answer?.text()
    if (text) read.push(text)
  }

  const json = { 'Content-Type': 'application/json' }
  const ours = { 'X-Requested-By': 'counter', 'X-Operation-Id': crypto.randomUUID() }
  const body = '{"reason":1}'
  await Promise.all([
    element('img', 'src'),
    element('script', 'src'),
    element('iframe', 'src'),
    element('link', 'href', { rel: 'stylesheet' }),
    element('link', 'href', { rel: 'prefetch' }),
    form('get', 'application/x-www-form-urlencoded', '/api/user'),
    form('post', 'application/x-www-form-urlencoded', paths.variants),
    form('post', 'text/plain', paths.variants),
    form('post', 'multipart/form-data', '/session'),
    call(paths.variants, { method: 'POST', mode: 'no-cors', body }),
    call('/api/user', { mode: 'no-cors' }),
    call('/api/user', {}),
    call('/api/user', { headers: ours }),
    call(paths.refund, { method: 'DELETE', headers: { ...json, ...ours }, body }),
    call(paths.refund, { method: 'DELETE', headers: json, body }),
    call(paths.store, { method: 'PUT', headers: { ...json, ...ours }, body: '{"name":"x"}' }),
    call('/session', { method: 'DELETE', headers: ours }),
  ])
  navigator.sendBeacon(host + paths.variants, body)
  return read
}
