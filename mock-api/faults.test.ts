import { beforeEach, describe, expect, test } from 'vitest'
import { type Client, createClient } from './mock-client.testing.ts'
import { ORDERS, STORES } from './seed-ids.ts'

const store = `/stores/${STORES.software.id}`
const order = `${store}/orders/${ORDERS.plain}`
let client: Client

beforeEach(() => {
  client = createClient()
})

const refund = () => client.call('DELETE', `${order}/refund`, { reason: 0 })
const isRefunded = async () => (await client.get(order)).data.order.status === 'REFUNDED'

describe('statuses', () => {
  const codes = [400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 502, 503, 504]

  test.each(codes)('%i with an envelope, without a body, with a web page', async (code) => {
    for (const kind of ['j', 'n', 'h'])
      await client.fault({ op: 'getUser', fault: `S${code}${kind}` })
    expect(await client.get('/user')).toMatchObject({
      status: code,
      success: false,
      code: `INJECTED_${code}`,
    })
    expect(await client.get('/user')).toMatchObject({ status: code, text: '' })
    const page = await client.get('/user')
    expect(page.status).toBe(code)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect((await client.get('/user')).status).toBe(200)
  })

  test('Retry-After is a date, 0, a day, garbage or seconds', async () => {
    const seen: (string | null)[] = []
    for (const variant of [0, 1, 2, 3]) {
      await client.fault({ op: '*', fault: 'S429d', variant })
      seen.push((await client.get('/user')).headers.get('retry-after'))
    }
    expect(Date.parse(seen[0]!)).toBeGreaterThan(Date.now())
    expect(seen.slice(1)).toEqual(['0', '86400', 'soon'])
    await client.fault({ op: '*', fault: 'S503d' })
    expect((await client.get('/user')).headers.get('retry-after')).toBe('2')
    await client.fault({ op: '*', fault: 'S503j', retryAfter: '17' })
    expect((await client.get('/user')).headers.get('retry-after')).toBe('17')
  })

  test('a redirect has the given target', async () => {
    await client.fault({ op: '*', fault: 'T15', status: 302, location: 'https://a.example/' })
    const answer = await client.get('/user')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('https://a.example/')
  })
})

describe('envelopes', () => {
  const texts = async (fault: string, variants: number) => {
    const seen: string[] = []
    for (let variant = 0; variant < variants; variant += 1) {
      await client.fault({ op: 'getCoupon', fault, variant })
      seen.push((await client.get(`${store}/coupons/${coupon}`)).text)
    }
    return seen
  }
  const coupon = '72b5f8e1-4d0c-4a96-b3e7-6f1a9c8d2e05'

  test('E01, E02: a refusal with status 200', async () => {
    for (const fault of ['E01', 'E02']) await client.fault({ op: '*', fault })
    expect(await client.get('/user')).toMatchObject({
      status: 200,
      success: false,
      code: 'INJECTED_REFUSAL',
    })
    expect(await client.get('/user')).toMatchObject({ success: false, message: null, code: null })
  })

  test('E03 to E07: data null or missing, no body, a web page', async () => {
    for (const fault of ['E03', 'E04', 'E05', 'E06', 'E07']) await client.fault({ op: '*', fault })
    expect(await client.get('/user')).toMatchObject({ success: true, data: null })
    expect(await client.get('/user')).not.toHaveProperty('data')
    expect(await client.get('/user')).toMatchObject({ status: 204, text: '' })
    expect(await client.get('/user')).toMatchObject({ status: 200, text: '' })
    expect((await client.get('/user')).headers.get('content-type')).toContain('text/html')
  })

  test('E08, E09, E12: no JSON, no envelope, success of another type', async () => {
    for (const text of await texts('E08', 7)) expect(() => JSON.parse(text)).toThrow()
    expect(await texts('E09', 5)).toEqual(['[]', '"x"', 'null', '5', '{}'])
    const flags = (await texts('E12', 3)).map((text) => JSON.parse(text).success)
    expect(flags).toEqual(['true', 1, undefined])
    await client.fault({ op: '*', fault: 'E08', body: '[1,]' })
    expect((await client.get('/user')).text).toBe('[1,]')
  })

  test('E10, E11, E13: unusual content types, statuses and bytes', async () => {
    const types: (string | null)[] = []
    for (const variant of [0, 1, 2, 3]) {
      await client.fault({ op: '*', fault: 'E10', variant })
      types.push((await client.get('/user')).headers.get('content-type'))
    }
    expect(types).toEqual([null, 'text/plain', 'text/html', 'application/octet-stream'])
    for (const [variant, status] of [201, 202, 206].entries()) {
      await client.fault({ op: '*', fault: 'E11', variant })
      expect(await client.get('/user')).toMatchObject({ status, success: true })
    }
    const [, utf16, , twice] = await texts('E13', 4)
    expect(() => JSON.parse(utf16!)).toThrow()
    expect(JSON.parse(twice!)).toMatchObject({ success: true, data: { id: coupon } })
    await client.fault({ op: '*', fault: 'E13', variant: 2 })
    expect((await client.get('/user')).headers.get('content-encoding')).toBe('gzip')
  })
})

describe('whether a faulty write is applied', () => {
  test.each([
    'E03',
    'E04',
    'E05',
    'E06',
    'E07',
    'E08',
    'E09',
    'E10',
    'E11',
    'E12',
    'E13',
    'D07',
    'D22',
  ])('%s: it is, unless told otherwise', async (fault) => {
    await client.fault({ op: 'refundOrder', fault, applied: false })
    await refund()
    expect(await isRefunded()).toBe(false)
    await client.fault({ op: 'refundOrder', fault })
    await refund()
    expect(await isRefunded()).toBe(true)
  })

  test.each(['S400j', 'S409n', 'S500h', 'S429d', 'S503d', 'S3xx', 'E01', 'E02', 'T07', 'T15'])(
    '%s: it is not, unless told otherwise',
    async (fault) => {
      await client.fault({ op: 'refundOrder', fault })
      await refund()
      expect(await isRefunded()).toBe(false)
      await client.fault({ op: 'refundOrder', fault, applied: true })
      await refund()
      expect(await isRefunded()).toBe(true)
    },
  )

  test('a write that was not applied is answered as if it had been', async () => {
    await client.fault({ op: 'refundOrder', fault: 'E03', applied: false })
    expect(await refund()).toMatchObject({ status: 200, success: true, data: null })
    expect(await isRefunded()).toBe(false)
  })

  test('a fault never turns a refused call into a success', async () => {
    await client.fault({ op: 'refundOrder', fault: 'E03' })
    const answer = await client.call('DELETE', `${order}/refund`, { reason: 9 })
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_BODY' })
  })

  test('respond sends the given answer', async () => {
    await client.fault({
      op: 'refundOrder',
      respond: { status: 422, headers: { 'X-Trace': '1' }, body: { success: false, code: 'NO' } },
      applied: true,
    })
    const answer = await refund()
    expect(answer).toMatchObject({ status: 422, code: 'NO' })
    expect(answer.headers.get('x-trace')).toBe('1')
    expect(await isRefunded()).toBe(true)
  })
})
