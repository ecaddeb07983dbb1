import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { Customer } from '#api/schemas/customers.ts'
import type { KnownCustomer } from '#model/records/tickets/ticket-records.ts'
import { createTicketReader, type ReaderDependencies } from './reader.ts'

let emails: string[]
let calls: { at: number; call: string }[]
let clock: number
let errors: Map<string, ApiError[]>
let read: KnownCustomer[]
let hasDirectory: boolean
let rests: number[]

const refused = (status: number, retryAfter?: number) =>
  new ApiError({
    kind: 'refused',
    operation: 'getCustomer',
    status,
    ...(retryAfter !== undefined && { retryAt: new Date(clock + retryAfter) }),
  })

const many = (length: number, status: number) => Array.from({ length }, () => refused(status))

function call(name: string, subject: string) {
  calls.push({ at: clock, call: name })
  const error = errors.get(subject)?.shift()
  if (error) throw error
}

const addressOf = (email: string) => (email.startsWith('silent') ? '' : email)
const item = (email: string) => ({ id: `id-${email}`, emailAddress: addressOf(email) })
const page = <Item>(items: Item[], number: number) => ({
  items: items.slice((number - 1) * 100, number * 100),
  hasMore: number * 100 < items.length,
})

const dependencies: ReaderDependencies = {
  async readOrders(number) {
    call(`orders ${number}`, 'orders')
    const customers = emails.map(addressOf)
    const orders = customers.map((customerEmail, at) => ({ id: `${at}`, customerEmail, items: [] }))
    return page(orders, number)
  },
  async searchCustomers(q, number) {
    call(`search ${q} ${number}`, q)
    const found = emails.filter((email) => email.includes(q) && !email.startsWith('gone'))
    return page(q === '@' && !hasDirectory ? [] : found.map((email) => item(email)), number)
  },
  async readCustomer(id) {
    call(`read ${id.slice(3)}`, id.slice(3))
    const entries = [{ dateCreated: new Date(clock - 3_600_000).toISOString() }]
    const tickets = id.includes('busy') ? [{ id, entries }] : []
    return { id, emailAddress: addressOf(id.slice(3)), tickets } as unknown as Customer
  },
  remember: ({ id, emailAddress }) =>
    void read.push({ id, email: emailAddress, readAt: clock, tickets: [] }),
  known: () => read,
  now: () => clock,
  isHidden: () => false,
  wait(milliseconds) {
    rests.push(milliseconds)
    clock += milliseconds
    return Promise.resolve()
  },
}

beforeEach(() => {
  emails = []
  calls = []
  clock = Date.UTC(2026, 10, 1)
  errors = new Map()
  read = []
  rests = []
  hasDirectory = true
})

/** Runs until nothing is due, or for this long on the reader's clock. */
async function runFor(milliseconds: number, reader = createTicketReader(dependencies)) {
  const stop = new AbortController()
  const end = clock + milliseconds
  const unsubscribe = reader.subscribe(() => {
    if (clock >= end) stop.abort()
  })
  await reader.run(stop.signal)
  unsubscribe()
  return reader
}

const callsOf = (start: string) =>
  calls.filter(({ call: name }) => name.startsWith(start)).map(({ call: name }) => name)

test('a directory of 500 customers replaces 500 searches, and everybody is read once', async () => {
  emails = Array.from({ length: 500 }, (_, at) => `c${at}@mail.example`)
  const start = clock
  await runFor(10 * 60_000)
  expect(callsOf('search @')).toHaveLength(6)
  expect(callsOf('search c')).toEqual([])
  expect(new Set(callsOf('read')).size).toBe(500)
  const lastFirst = calls.findLast(({ call: name }) => name.startsWith('read'))
  expect((lastFirst?.at ?? 0) - start).toBeLessThan(240_000)
})

test('without a directory each address is searched on every page of its results', async () => {
  hasDirectory = false
  emails = [...Array.from({ length: 120 }, (_, at) => `x${at}jo@mail.example`), 'jo@mail.example']
  const reader = await runFor(10 * 60_000)
  expect(callsOf('search jo@mail.example')).toEqual([
    'search jo@mail.example 1',
    'search jo@mail.example 2',
  ])
  expect(callsOf('read jo@')).toHaveLength(1)
  expect(reader.get()).toMatchObject({ failed: [], unknown: [] })
})

test('an address that nobody has is named, not counted as a failure', async () => {
  hasDirectory = false
  emails = ['gone@mail.example', 'b@mail.example']
  const reader = await runFor(60_000)
  expect(reader.get()).toMatchObject({ unknown: ['gone@mail.example'], failed: [], read: 1 })
})

test('waits as long as the platform asks, then goes on with the same customer', async () => {
  emails = ['a@mail.example', 'b@mail.example']
  errors.set('a@mail.example', [refused(429, 120_000)])
  const phases: unknown[] = []
  const reader = createTicketReader(dependencies)
  reader.subscribe(() => void (reader.get().phase === 'waiting' && phases.push(reader.get())))
  await runFor(5 * 60_000, reader)
  expect(phases).toHaveLength(1)
  expect(Math.max(...rests)).toBeGreaterThan(119_000)
  expect(callsOf('read').slice(0, 3)).toEqual([
    'read a@mail.example',
    'read a@mail.example',
    'read b@mail.example',
  ])
  expect(reader.get().failed).toEqual([])
})

test('a customer who fails is tried three times, then listed, then tried again on request', async () => {
  emails = ['a@mail.example', 'b@mail.example']
  errors.set('a@mail.example', many(3, 500))
  const reader = await runFor(5 * 60_000)
  expect(callsOf('read a@')).toHaveLength(3)
  expect(reader.get().failed).toEqual(['a@mail.example'])
  reader.retryFailed()
  await runFor(60_000, reader)
  expect(reader.get().failed).toEqual([])
  expect(callsOf('read a@')).toHaveLength(4)
})

test('an outage does not count as a customer’s failure', async () => {
  emails = Array.from({ length: 20 }, (_, at) => `c${at}@mail.example`)
  for (const email of emails) errors.set(email, many(2, 503))
  const reader = await runFor(60 * 60_000)
  expect(reader.get()).toMatchObject({ failed: [], read: 20 })
})

test('a refused key stops the reading at once', async () => {
  emails = ['a@mail.example', 'b@mail.example']
  errors.set('a@mail.example', [refused(401)])
  const reader = createTicketReader(dependencies)
  await reader.run(new AbortController().signal)
  expect(reader.get().phase).toBe('failed')
  expect(callsOf('read')).toEqual(['read a@mail.example'])
})

test('what an earlier visit has read is not read again while it is fresh', async () => {
  emails = ['a@mail.example', 'b@mail.example']
  read = [{ id: 'id-a@mail.example', email: 'a@mail.example', readAt: clock - 60_000, tickets: [] }]
  await runFor(5 * 60_000)
  expect(callsOf('read')).toEqual(['read b@mail.example'])
})

test('a customer who wrote recently is read again within five minutes', async () => {
  emails = ['busy@mail.example', ...Array.from({ length: 50 }, (_, at) => `c${at}@mail.example`)]
  await runFor(11 * 60_000)
  const times = calls.filter(({ call: name }) => name === 'read busy@mail.example')
  expect(times.length).toBeGreaterThanOrEqual(3)
  expect((times[2]?.at ?? 0) - (times[1]?.at ?? 0)).toBeLessThan(300_000)
  expect(callsOf('read c1@')).toHaveLength(1)
})

test('a customer known from an earlier visit who wrote recently is read again within five minutes', async () => {
  emails = Array.from({ length: 60 }, (_, at) => `c${at}@mail.example`)
  await runFor(2 * 60_000)
  const said = new Date(clock - 3_600_000).toISOString()
  read = read.map((customer, at) =>
    at < 40
      ? { ...customer, tickets: [{ id: `${at}`, lastEntry: { date: said } }] as never }
      : customer,
  )
  calls = []
  await runFor(10 * 60_000)
  const times = calls.filter(({ call: name }) => name === 'read c3@mail.example')
  expect(times.length).toBeGreaterThanOrEqual(2)
  expect((times[1]?.at ?? 0) - (times[0]?.at ?? 0)).toBeLessThan(300_000)
})

test('defect 1: a platform that refuses short searches is read by its orders', async () => {
  emails = ['a@mail.example', 'b@mail.example']
  errors.set('@', many(1000, 400))
  const reader = await runFor(60 * 60_000)
  expect(callsOf('search @')).toEqual(['search @ 1'])
  expect(reader.get()).toMatchObject({ read: 2, total: 2, isComplete: false, isWhole: false })
})

test('a platform that refuses everything is given up with its own words', async () => {
  const all = many(1000, 403)
  errors.set('@', all).set('orders', all)
  const reader = createTicketReader(dependencies)
  await reader.run(new AbortController().signal)
  expect(reader.get()).toMatchObject({ phase: 'failed', error: { status: 403 } })
  expect(calls.length).toBeLessThan(5)
})

test('a platform that repeats its last page for ever comes to an end', async () => {
  emails = Array.from({ length: 100 }, (_, at) => `c${at}@mail.example`)
  const reader = createTicketReader({
    ...dependencies,
    readOrders: async () => ({ ...(await dependencies.readOrders(1)), hasMore: true }),
    searchCustomers: async (q) => ({
      ...(await dependencies.searchCustomers(q, 1)),
      hasMore: true,
    }),
  })
  await runFor(60 * 60_000, reader)
  expect(callsOf('search @')).toHaveLength(2)
  // Once for the end, and the newest page every five minutes.
  expect(callsOf('orders').length).toBeLessThanOrEqual(15)
  expect(reader.get()).toMatchObject({ read: 100, isWhole: false })
})

test('the count of waiting tickets is whole once everybody was checked, not before', async () => {
  emails = Array.from({ length: 30 }, (_, at) => `c${at}@mail.example`)
  const reader = createTicketReader(dependencies)
  await runFor(3_000, reader)
  expect(reader.get().isWhole).toBe(false)
  await runFor(5 * 60_000, reader)
  expect(reader.get()).toMatchObject({ read: 30, isWhole: true })
})

test('customers without an address are read by their id, counted, and not read twice', async () => {
  emails = ['a@mail.example', 'silent@']
  for (const visit of [1, 2]) {
    const reader = await runFor(5 * 60_000)
    expect(callsOf('read silent@'), `visit ${visit}`).toHaveLength(1)
    expect(reader.get()).toMatchObject({ read: 2, total: 2, isWhole: true })
  }
})
