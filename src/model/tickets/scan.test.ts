import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { Customer } from '#api/schemas/customers.ts'
import { createTicketScan, RUN_LENGTH, type ScanDependencies } from './scan.ts'

let emails: (string | undefined)[]
let calls: string[]
let failing: Set<string>
let status: number
let onWait: () => void
let onRead: () => void
let isOurs: boolean

const scanned: ScanDependencies = {
  readOrders(page) {
    calls.push(`orders ${page}`)
    const items = emails
      .slice((page - 1) * 100, page * 100)
      .map((customerEmail, index) => ({ id: `${page}-${index}`, items: [], customerEmail }))
    return Promise.resolve({ items, hasMore: page * 100 < emails.length })
  },
  findCustomer(email) {
    calls.push(`find ${email}`)
    if (failing.has(email)) {
      return Promise.reject(new ApiError({ kind: 'refused', operation: 'searchCustomers', status }))
    }
    return Promise.resolve(
      email.startsWith('nobody') ? undefined : { id: email, emailAddress: email },
    )
  },
  readCustomer(id) {
    calls.push(`read ${id}`)
    onRead()
    return Promise.resolve({
      id,
      tickets: [{ id: `ticket of ${id}`, entries: [] }],
    } as unknown as Customer)
  },
  isOurs: () => isOurs,
  remember: ({ id }) => void calls.push(`remember ${id}`),
  wait() {
    onWait()
    return Promise.resolve()
  },
}

beforeEach(() => {
  emails = []
  calls = []
  failing = new Set()
  status = 503
  onWait = () => {}
  onRead = () => {}
  isOurs = true
})

describe('the scan for tickets', () => {
  it('reads each customer of the orders once and counts them', async () => {
    emails = ['a@x', 'A@X ', undefined, '', 'nobody@x', 'b@x']
    const scan = createTicketScan(scanned)
    await scan.run()
    expect(calls).toEqual([
      'orders 1',
      'find a@x',
      'read a@x',
      'remember a@x',
      'find nobody@x',
      'find b@x',
      'read b@x',
      'remember b@x',
    ])
    expect(scan.get()).toMatchObject({ phase: 'complete', read: 3, found: 2, missed: 1 })
  })

  it('reads on after a full page, however many pages there are', async () => {
    emails = Array.from({ length: 101 }, (_, number) => (number === 100 ? 'last@x' : 'first@x'))
    const scan = createTicketScan(scanned)
    await scan.run()
    expect(calls).toContain('find last@x')
    expect(scan.get()).toMatchObject({ phase: 'complete', read: 2 })
  })

  it('reports that more orders may follow if a page brings nothing new', async () => {
    const page = { items: [{ id: '1', items: [], customerEmail: 'a@x' }], hasMore: true }
    const scan = createTicketScan({ ...scanned, readOrders: () => Promise.resolve(page) })
    await scan.run()
    expect(scan.get()).toMatchObject({ phase: 'complete', read: 1, hasMore: true })
  })

  it('stops at the end of a run and continues from there', async () => {
    emails = Array.from({ length: RUN_LENGTH + 5 }, (_, number) => `c${number}@x`)
    const scan = createTicketScan(scanned)
    await scan.run()
    expect(scan.get()).toMatchObject({ phase: 'run-over', read: RUN_LENGTH })
    await scan.run()
    expect(scan.get()).toMatchObject({ phase: 'complete', read: RUN_LENGTH + 5, inRun: 5 })
    expect(new Set(calls).size).toBe(calls.length)
  })

  it('continues after a pause and starts over after a stop', async () => {
    emails = ['a@x', 'b@x']
    const scan = createTicketScan(scanned)
    onWait = scan.pause
    await scan.run()
    expect(scan.get()).toMatchObject({ phase: 'paused', read: 1 })
    onWait = scan.stop
    await scan.run()
    expect(scan.get()).toMatchObject({ phase: 'stopped', read: 2 })
    onWait = () => {}
    await scan.run()
    expect(scan.get()).toMatchObject({ phase: 'complete', read: 2 })
    expect(calls.filter((call) => call === 'find a@x')).toHaveLength(2)
  })

  it('skips a customer who cannot be read and gives up after three failures', async () => {
    emails = ['a@x', 'b@x', 'c@x', 'd@x', 'e@x']
    failing = new Set(['a@x'])
    const scan = createTicketScan(scanned)
    await scan.run()
    expect(scan.get()).toMatchObject({ phase: 'complete', read: 4, missed: 1 })

    failing = new Set(emails.filter((email) => email !== undefined))
    const hopeless = createTicketScan(scanned)
    await hopeless.run()
    expect(hopeless.get()).toMatchObject({ phase: 'failed', error: { status: 503 } })
    failing = new Set()
    await hopeless.run()
    expect(hopeless.get()).toMatchObject({ phase: 'complete', read: 3, missed: 2 })
  })

  it('neither remembers nor reads anyone after the account has signed out', async () => {
    emails = ['a@x', 'b@x']
    const scan = createTicketScan(scanned)
    onRead = () => {
      isOurs = false
      scan.pause()
    }
    await scan.run()
    expect(calls).toEqual(['orders 1', 'find a@x', 'read a@x'])

    calls = []
    const late = createTicketScan(scanned)
    onWait = late.pause
    await late.run()
    expect(calls).toEqual(['orders 1', 'find a@x'])
  })

  it('stops at once when the key is refused', async () => {
    emails = ['a@x', 'b@x']
    failing = new Set(emails.filter((email) => email !== undefined))
    status = 401
    const scan = createTicketScan(scanned)
    await scan.run()
    expect(scan.get().phase).toBe('failed')
    expect(calls).toEqual(['orders 1', 'find a@x'])
  })
})
