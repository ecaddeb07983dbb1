import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Delivery } from './delivery-log.ts'
import { type MockService, startMockService } from './index.ts'
import { ORDERS, STORES } from './seed-ids.ts'

/* Reads raw bytes, because an HTTP client hides how a connection ends. */

const order = `/stores/${STORES.software.id}/orders/${ORDERS.plain}`
let service: MockService
let apiKey: string

beforeAll(async () => {
  service = await startMockService()
})
beforeEach(() => {
  apiKey = `test-${crypto.randomUUID()}`
})
afterAll(() => service.close())

function call(method: string, path: string, body?: unknown) {
  return fetch(service.url + path, {
    method,
    redirect: 'manual',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

const fault = (wanted: Record<string, unknown>) => call('POST', '/__fault', wanted)
const refund = () => call('DELETE', `${order}/refund`, { reason: 0 })

async function isRefunded() {
  const { data } = (await (await call('GET', order)).json()) as {
    data: { order: { status: string } }
  }
  return data.order.status === 'REFUNDED'
}

async function deliveries() {
  const { data } = (await (await call('GET', '/__log')).json()) as { data: Delivery[] }
  return data
}

async function raw(path: string): Promise<{ bytes: string; end: 'closed' | 'reset' | 'open' }> {
  const { hostname, port } = new URL(service.url)
  const socket = connect(Number(port), hostname)
  let bytes = ''
  let end: 'closed' | 'reset' | 'open' = 'open'
  socket.on('data', (chunk) => (bytes += chunk))
  socket.on('end', () => (end = 'closed'))
  socket.on('error', () => (end = 'reset'))
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: mock\r\nConnection: close\r\nAuthorization: Bearer ${apiKey}\r\n\r\n`,
  )
  const closed = once(socket, 'close').catch(() => {})
  await Promise.race([once(socket, 'data').catch(() => closed), closed])
  await Promise.race([closed, wait(400)])
  socket.destroy()
  return { bytes, end }
}

function lengths(bytes: string) {
  const [head = '', body = ''] = bytes.split('\r\n\r\n')
  const announced = /content-length: (\d+)/i.exec(head)?.[1]
  return { announced: announced === undefined ? null : Number(announced), came: body.length }
}

describe('broken answers', () => {
  test('T10 sends headers, half a body, then nothing', async () => {
    await fault({ op: 'getOrder', fault: 'T10' })
    const { bytes, end } = await raw(order)
    expect(bytes).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    const { announced, came } = lengths(bytes)
    expect(came).toBeGreaterThan(0)
    expect(came).toBeLessThan(announced!)
    expect(end).toBe('open')
  })

  test('T11 resets before the headers', async () => {
    await fault({ op: 'getOrder', fault: 'T11' })
    expect(await raw(order)).toEqual({ bytes: '', end: 'reset' })
  })

  test('T12 resets in the body', async () => {
    await fault({ op: 'getOrder', fault: 'T12' })
    const { bytes, end } = await raw(order)
    expect(lengths(bytes).came).toBeGreaterThan(0)
    expect(end).toBe('reset')
  })

  test('T13 sends a body shorter than announced', async () => {
    await fault({ op: 'getOrder', fault: 'T13' })
    const { bytes, end } = await raw(order)
    const { announced, came } = lengths(bytes)
    expect(came).toBeLessThan(announced!)
    expect(end).toBe('closed')
  })

  test('T14 closes in the body, so that only the JSON is broken', async () => {
    await fault({ op: 'getOrder', fault: 'T14' })
    const response = await call('GET', order)
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(text).toMatch(/^\{"success":true/)
    expect(() => JSON.parse(text)).toThrow()
  })

  test.each([
    [304, 0],
    [300, 1],
    [418, 2],
    [451, 3],
    [499, 4],
    [520, 5],
    [999, 6],
  ])('S3xx: %i', async (status, variant) => {
    await fault({ op: 'getOrder', fault: 'S3xx', variant })
    expect((await raw(order)).bytes).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
})

describe('a write whose answer is lost', () => {
  test.each(['T10', 'T11', 'T12', 'T13', 'T14'])('%s: the write was applied', async (id) => {
    await fault({ op: 'refundOrder', fault: id })
    const outcome = refund().then((response) => response.text())
    void outcome.catch(() => {})
    if (id === 'T14') await outcome
    else if (id !== 'T10') await expect(outcome).rejects.toThrow()
    await expect.poll(isRefunded).toBe(true)
  })

  test('T11 with applied: false: the write was not applied', async () => {
    await fault({ op: 'refundOrder', fault: 'T11', applied: false })
    await expect(refund()).rejects.toThrow()
    expect(await isRefunded()).toBe(false)
  })

  test('every delivery is logged', async () => {
    await fault({ op: 'refundOrder', fault: 'T11', times: 2 })
    await expect(refund()).rejects.toThrow()
    await expect(refund()).rejects.toThrow()
    expect((await deliveries()).map(({ applied }) => applied)).toEqual([true, false])
  })
})

describe('held calls', () => {
  test('T08 applies at once and answers when released', async () => {
    await fault({ op: 'refundOrder', fault: 'T08' })
    const answer = refund()
    await expect.poll(isRefunded).toBe(true)
    await fault({ op: 'refundOrder', release: true })
    expect((await answer).status).toBe(201)
  })

  test('hold with applied: false applies when released', async () => {
    await fault({ op: 'refundOrder', fault: 'hold', applied: false })
    const answer = refund()
    await expect.poll(async () => (await deliveries()).length).toBe(1)
    expect(await isRefunded()).toBe(false)
    await fault({ op: '*', release: true })
    expect((await answer).status).toBe(201)
    expect(await isRefunded()).toBe(true)
  })

  test('a held call that the client gave up is not applied later', async () => {
    await fault({ op: 'refundOrder', fault: 'T08', applied: false })
    const given = new AbortController()
    const answer = fetch(`${service.url}${order}/refund`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
      body: '{"reason":0}',
      signal: given.signal,
    })
    await expect.poll(async () => (await deliveries()).length).toBe(1)
    given.abort()
    await expect(answer).rejects.toThrow()
    await expect.poll(async () => (await deliveries())[0]?.isCut).toBe(true)
    await fault({ op: '*', release: true })
    expect(await isRefunded()).toBe(false)
  })

  test('delay delays the answer', async () => {
    await fault({ op: 'getOrder', delay: 120 })
    const start = performance.now()
    expect((await call('GET', order)).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(110)
  })
})

test('a path that is not normalised is refused', async () => {
  const { bytes } = await raw(`/stores/${STORES.software.id}/customers/search/%2e%2e`)
  expect(bytes).toMatch(/^HTTP\/1\.1 400 /)
  expect(bytes).toContain('INVALID_PATH')
})

test('closing the service ends held calls and open connections', async () => {
  const other = await startMockService({ orders: 20 })
  const headers = { Authorization: 'Bearer test-close' }
  const held = { method: 'POST', headers, body: JSON.stringify({ op: '*', fault: 'T08' }) }
  await fetch(`${other.url}/__fault`, held)
  const answer = fetch(`${other.url}/user`, { headers })
  await Promise.race([answer, wait(100)])
  await other.close()
  await expect(answer).rejects.toThrow()
})
