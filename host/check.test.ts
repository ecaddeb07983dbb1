import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#api/operations.ts'
import { type MockService, startMockService } from '../mock-api/index.ts'
import { rawJson, startRawService } from './raw-service.testing.ts'
import { runSubcommand } from './subcommands.ts'

let mock: MockService
beforeAll(async () => (mock = await startMockService({ orders: 500 })))
afterAll(() => mock.close())

type Own = { options?: string[]; url?: string; signal?: AbortSignal; character?: object }

/** Runs the command as an operator would, with a key of its own and without its rests. */
async function check(faults: Record<string, unknown>[] = [], own: Own = {}) {
  const { url = mock.url, options = [], signal = new AbortController().signal, character } = own
  const key = `test-${crypto.randomUUID()}`
  const order = (path: string, method: string, body?: unknown) =>
    fetch(`${mock.url}/${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}` },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  for (const fault of faults) await order('__fault', 'POST', fault)
  if (character) expect((await order('__character', 'POST', character)).ok).toBe(true)
  let printed = ''
  let noted = ''
  const rests: number[] = []
  const code = await runSubcommand('check', ['--base-url', url, ...options], {
    variables: { COUNTER_API_KEY: key },
    print: (text) => (printed += text),
    note: (text) => (noted += text.startsWith('\r') ? '' : text),
    rest: (milliseconds) => {
      rests.push(milliseconds)
      return Promise.resolve()
    },
    signal,
  })
  const { data: log } = (await (await order('__log', 'GET')).json()) as { data: Asked[] }
  expect(printed + noted).not.toContain(key)
  return { code, printed, noted, rests, log }
}

type Asked = { method: string; operation: string }

const lineOf = (printed: string, words: string) =>
  printed.split('\n').find((line) => line.includes(words)) ?? ''

test('a platform that answers as specified: every read operation, reads only, at most 40', async () => {
  const { code, printed, log, rests } = await check()
  expect(code).toBe(0)
  const reads = Object.values(operations).filter(({ method }) => method === 'GET')
  for (const { path } of reads) expect(lineOf(printed, `GET ${path}`)).toMatch(/^ {2}= /)
  expect(new Set(log.map(({ operation }) => operation)).size).toBe(reads.length)
  expect(new Set(log.map(({ method }) => method))).toEqual(new Set(['GET']))
  expect(log.length).toBeLessThanOrEqual(40)
  expect(rests.length).toBe(log.length - 1)
  expect(lineOf(printed, 'Largest page')).toMatch(/= .*Gives 200 rows/)
  expect(lineOf(printed, 'Count from a page of one')).toMatch(/= .*Pages are the count/)
  expect(lineOf(printed, 'Order without a sort')).toMatch(/= .*Newest first/)
  expect(lineOf(printed, 'Sort orders by')).toMatch(/= .*date, amount, customer .*Followed/)
  expect(lineOf(printed, 'Status, gateway')).toMatch(/~ .*Is exactly, capitals matter/)
  expect(lineOf(printed, 'Email')).toMatch(/~ .*Contains, capitals don’t matter/)
  expect(lineOf(printed, 'Dates from and to')).toMatch(/= .*Both ends included/)
  expect(lineOf(printed, 'Clock')).toMatch(/= .*Agrees with this device’s/)
  expect(lineOf(printed, 'Pause when asked')).toMatch(/\? .*Not met yet/)
  expect(printed.split('\n').at(-1)).toBe(`18 answers, ${log.length} reads, 0 writes`)
})

test.each([
  [{ from: 'page-size-clamped' }, 'Largest page', /~ .*Gives 20 rows, whatever more/],
  [{ from: 'page-size-refused' }, 'Largest page', /~ .*Refuses more than 50 rows/],
  [{ from: 'page-of-one-ignored' }, 'Count from', /! .*More than one row comes/],
  [{ from: 'pages-too-few' }, 'Count from', /! .*Pages don’t fit the rows/],
  [{ from: 'knows-only-the-next-page' }, 'Count from', /! .*Pages don’t fit the rows/],
  [{ from: 'repeats-within-a-page' }, 'Count from', /= .*Pages are the count/],
  [{ from: 'window-of-200-rows' }, 'After the last page', /~ .*Rows that came before/],
  [{ from: 'unsorted' }, 'Order without a sort', /! .*No order by time/],
  [{ from: 'sorts-refused' }, 'Sort orders by', /! .*date, amount, customer .*Refused/],
  [{ from: 'percentages-of-1' }, 'Percentages', /~ .*40% comes as 0\.4/],
  [{ from: 'amounts-in-minor-units' }, 'Amounts', /~ .*No decimals met/],
  [{ from: 'filters-ignored' }, 'Status, gateway, email', /! .*Ignored: all rows come/],
  [{ points: { statusFilter: 'contains' } }, 'Status', /~ .*Contains, capitals don’t matter/],
  [{ points: { hasReplyFalse: 'with-a-reply' } }, 'Reply = false', /! .*The opposite comes/],
  [{ points: { dateFrom: 'exclusive' } }, 'Dates from', /~ .*An end is left out/],
  [{ from: 'search-needs-three-letters' }, 'by few letters', /~ .*Refuses so few letters: 2/],
  [{ points: { customerSearch: 'everyone' } }, '  ! Customers', /Ignored: all rows come/],
  [{ points: { couponSearch: 'code-starts' } }, '  ~ Coupons', /Begins with/],
])('a platform of the character %j: %s', async (character, words, told) => {
  const { printed, log } = await check([], { character })
  expect(lineOf(printed, words)).toMatch(told)
  expect(log.length).toBeLessThanOrEqual(40)
  expect(new Set(log.map(({ method }) => method))).toEqual(new Set(['GET']))
})

const orders = { op: 'listOrders', times: -1 }

test.each([
  ['Largest page', { ...orders, fault: 'clamp', size: 50 }, /~ .*Gives 50 rows, whatever more/],
  ['Status', { ...orders, fault: 'ignore', parameters: ['status'] }, /! .*Ignored: all rows/],
  ['Email', { ...orders, fault: 'ignore', parameters: ['email'] }, /! .*Ignored: all rows/],
  ['Dates from', { ...orders, fault: 'ignore', parameters: ['dateFrom', 'dateTo'] }, /! .*Ignored/],
  ['Sort orders by', { ...orders, fault: 'ignore', parameters: ['Sorts'] }, /! .*Ignored/],
])('%s is told as it is', async (words, fault, told) => {
  const { printed } = await check([fault])
  expect(lineOf(printed, words)).toMatch(told)
})

test.each([
  ['D01', 'data.*.amount', 'amount is a text, not a number', ['12']],
  ['D02', 'data.*.status', 'status is missing', undefined],
  ['D02', 'pages', 'pages is missing, not a whole number', undefined],
  ['D03', 'data', 'data is null, not an array', undefined],
])('%s at %s of the orders: "%s", and the code is 1', async (fault, path, told, values) => {
  const { code, printed } = await check([{ ...orders, fault, path, values }])
  expect(code).toBe(1)
  expect(lineOf(printed, 'GET /stores/{storeId}/orders ')).toContain(told)
})

test('what one platform lacks does not hide what the others have', async () => {
  const { code, printed } = await check([{ op: 'listReviews', fault: 'S500h', times: -1 }])
  expect(code).toBe(1)
  expect(lineOf(printed, '/reviews')).toMatch(/! .*refused \(500\)/)
  expect(lineOf(printed, '/categories/all')).toMatch(/^ {2}= /)
})

describe('one line says what to do', () => {
  const page = { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html>' }
  test.each([
    ['a refused key', { op: '*', fault: 'S401j', times: -1 }, 'Check COUNTER_API_KEY'],
    ['a web page', { op: '*', fault: 'respond', respond: page, times: -1 }, 'with its path prefix'],
    ['an unknown path', { op: '*', fault: 'S404h', times: -1 }, 'with its path prefix'],
    ['a redirect', { op: '*', fault: 'T15', times: -1 }, 'Name the address it leads to'],
    ['a key that may not', { op: 'getUser', fault: 'S403j', times: -1 }, 'Name one with --store'],
  ])('%s', async (_, fault, told) => {
    const { code, printed, noted, log } = await check([fault])
    expect({ code, printed }).toEqual({ code: 1, printed: '' })
    expect(noted).toContain(told)
    expect(noted.trim().split('\n')).toHaveLength(1)
    expect(log).toHaveLength(1)
  })

  test('nobody listens there', async () => {
    const { code, noted } = await check([], { url: 'http://127.0.0.1:9' })
    expect(code).toBe(1)
    expect(noted).toMatch(/^Counter could not check it: nothing listens at the address/)
  })
})

test('a refusal on the way keeps the answers so far', async () => {
  const { code, printed, log } = await check([{ op: 'listCoupons', fault: 'S401j', times: -1 }])
  expect(code).toBe(1)
  expect(printed).toContain(`Stopped at ${log.length} of 40: the key was refused (401)`)
  expect(lineOf(printed, 'Largest page')).toMatch(/^ {2}= /)
  expect(lineOf(printed, 'Status')).toMatch(/^ {2}\? /)
})

test('a store can be named for a key that may not read the account', async () => {
  const { data } = (await (
    await fetch(`${mock.url}/user`, { headers: { Authorization: 'Bearer demo-key-0000' } })
  ).json()) as { data: { stores: { id: string }[] } }
  const options = ['--store', data.stores[0]!.id]
  const { code, printed } = await check([{ op: 'getUser', fault: 'S403j', times: -1 }], { options })
  expect(code).toBe(0)
  expect(lineOf(printed, 'GET /user')).toMatch(/\? .*the key may not \(403\)/)
})

test('asked too often: it rests as long as told, and never asks more than 40 times', async () => {
  const once = { op: 'listReviews', fault: 'S429d', retryAfter: '7' }
  const told = await check([once])
  expect(told.rests).toContain(7_000)
  expect(lineOf(told.printed, 'Pause when asked')).toMatch(/~ .*Asked for 7 s of rest/)
  const forever = await check([{ op: 'listReviews', fault: 'S429d', retryAfter: '1', times: -1 }])
  expect(forever.log).toHaveLength(40)
  expect(forever.printed).toContain('Stopped at 40 of 40')
})

test('JSON holds the same', async () => {
  const { code, printed, log } = await check([], { options: ['--json'] })
  expect(code).toBe(0)
  expect(JSON.parse(printed)).toMatchObject({
    reads: log.length,
    writes: 0,
    operations: expect.arrayContaining([
      { operation: 'getUser', method: 'GET', path: '/user', state: 'answered', problems: [] },
    ]) as unknown,
    points: expect.arrayContaining([
      expect.objectContaining({ point: 'pageSizeOfOne', behaviour: 'counts' }),
    ]) as unknown,
  })
})

test('words of the platform reach the terminal without control characters', async () => {
  const order = { id: crypto.randomUUID(), status: '\u001B[31mRED\u009B', amount: 1 }
  const service = await startRawService(({ target }, socket) => {
    const data = target === '/user' ? { stores: [{ id: crypto.randomUUID() }] } : [order]
    socket.write(rawJson(200, { success: true, pages: 1, data }))
  })
  const { printed } = await check([], { url: service.url })
  await service.close()
  expect(printed).toContain('?[31mRED?')
  expect(printed.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
  expect(new Set(service.deliveries.map(({ method }) => method))).toEqual(new Set(['GET']))
})

describe('a wrong call ends with 2 and one line', () => {
  test.each([
    [['--key', 'secret-word'], { COUNTER_API_KEY: 'k' }, 'An option of check is unknown'],
    [['--base-url'], { COUNTER_API_KEY: 'k' }, '--base-url needs a value'],
    [[], { COUNTER_API_KEY: 'k' }, 'BASE_URL is not set'],
    [['--base-url', 'http://shop.example'], { COUNTER_API_KEY: 'k' }, 'BASE_URL must be https'],
    [['--base-url', 'https://shop.example', '--store', 'x'], {}, '--store must be the ID'],
    [['--base-url', 'https://shop.example'], {}, 'COUNTER_API_KEY is not set'],
    [['--base-url', 'https://shop.example'], { COUNTER_API_KEY: 'a b' }, 'without spaces'],
  ])('%j with %j', async (options, variables, told) => {
    let noted = ''
    const code = await runSubcommand('check', options, {
      variables,
      print: () => expect.unreachable(),
      note: (text) => (noted += text),
      signal: new AbortController().signal,
    })
    expect(code).toBe(2)
    expect(noted).toContain(told)
    expect(noted.trim().split('\n')).toHaveLength(1)
    expect(noted).not.toContain('secret-word')
  })
})

test('--help names every option', async () => {
  const { code, printed } = await check([], { options: ['--help'] })
  expect(code).toBe(0)
  for (const name of ['--base-url', '--store', '--json']) expect(printed).toContain(`  ${name} `)
})
