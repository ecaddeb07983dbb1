import { afterEach, beforeEach, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '#api/errors.ts'
import { Order } from '#api/schemas/orders.ts'
import { addDays } from '#base/time/calendar.ts'
import { type Ledger, readLedger } from './ledger.ts'
import type { OrdersSource } from './questions.ts'
import type { KeptDay, Shelf } from './day-cache.ts'

export const NOW = Date.parse('2026-11-22T12:00:00Z')
export const DAY = 86_400_000
export const today = { year: 2026, month: 11, day: 22 }
export const span = { from: addDays(today, -29), to: today }

type Row = { id: string; dateCreated: string; status: string; amount: number; amountPaid: number }
export type Character = {
  filter?: 'ignored' | 'contains' | 'refused'
  oneRow?: 'ignored'
  pages?: 'absent' | 'one'
  largestPage?: number
  beyond?: 'last' | 'refused'
  always?: 'first page'
}

/** A store's orders that tests change while days are kept. */
export class Platform {
  rows: Row[] = []
  asked: Parameters<OrdersSource['readPage']>[0][] = []
  character: Character = {}

  constructor(perDay: number, days = 30) {
    for (let ago = 0; ago < days; ago += 1) {
      for (let at = 0; at < perDay; at += 1) {
        const status = at % 20 === 0 ? 'PENDING' : 'COMPLETED'
        const amountPaid = status === 'PENDING' ? 0 : 10
        const dateCreated = new Date(NOW - ago * DAY - at * 1000).toISOString()
        this.rows.push({ id: `${ago}-${at}`, dateCreated, status, amount: 10, amountPaid })
      }
    }
  }

  row = (id: string) => this.rows.find((row) => row.id === id) as Row
  set = (id: string, fields: Partial<Row>) => void Object.assign(this.row(id), fields)
  counts = () => this.asked.filter(({ pageSize }) => pageSize === 1).length
  pages = () => this.asked.length - this.counts()

  source: OrdersSource = {
    now: () => NOW,
    isClockKnown: () => true,
    readPage: async (query) => {
      this.asked.push(query)
      const { status, page = 1, pageSize = 20 } = query
      const { filter, oneRow, pages, largestPage = Infinity, beyond, always } = this.character
      if (status !== undefined && filter === 'refused') throw refused()
      const rows = query.sort === 'dateCreated' ? this.rows.toReversed() : this.rows
      const found = rows.filter(
        (row) =>
          row.dateCreated >= String(query.dateFrom) &&
          row.dateCreated <= String(query.dateTo) &&
          (status === undefined ||
            filter === 'ignored' ||
            (filter === 'contains' ? row.status.includes(String(status)) : row.status === status)),
      )
      const asked = oneRow === 'ignored' && pageSize === 1 ? 20 : pageSize
      const size = Math.min(asked, largestPage)
      const all = Math.ceil(found.length / size)
      if (beyond === 'refused' && page > Math.max(1, all)) throw refused()
      const isFirst = always === 'first page'
      const at = isFirst ? 1 : beyond === 'last' ? Math.min(page, all) : page
      const items = found.slice((at - 1) * size, at * size).map((row) => z.parse(Order, row))
      const number = pages === 'absent' || all === 0 ? undefined : pages === 'one' ? 1 : all
      const hasMore = number === undefined ? items.length >= asked : page < number
      return { items, pages: number, hasMore }
    },
  }
}

const refused = () => new ApiError({ kind: 'refused', operation: 'listOrders', status: 400 })

export let shelves: Map<string, KeptDay>
export const shelf: Shelf = {
  keptDays: (days: readonly string[]) =>
    Promise.resolve(new Map([...shelves].filter(([day]) => days.includes(day)))),
  keepDay: (day: string, kept: KeptDay) =>
    Promise.resolve(void shelves.set(day, structuredClone(kept))),
}

/** To be called once by a file of tests. */
export function stopTheClock() {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.setSystemTime(NOW)
    shelves = new Map()
  })
  afterEach(() => void vi.useRealTimers())
}

export async function read(
  platform: Platform,
  own: Partial<Parameters<typeof readLedger>[0]> = {},
) {
  platform.asked = []
  const signal = new AbortController().signal
  const { source } = platform
  const options = { storeId: 's', zone: 'UTC', span, signal, source, shelf }
  const reading = readLedger({ ...options, ...own })
  reading.catch(() => {})
  await vi.runAllTimersAsync()
  return reading
}

/** What a merchant would see: in all, paid, and by status. */
export function told({ orders }: Pick<Ledger, 'orders'>) {
  const statuses: Record<string, number> = {}
  for (const { status = '' } of orders) statuses[status] = (statuses[status] ?? 0) + 1
  const paid = orders.reduce((sum, { amountPaid = 0 }) => sum + amountPaid, 0)
  return { orders: orders.length, ids: new Set(orders.map(({ id }) => id)).size, paid, statuses }
}
export const truth = ({ rows }: Platform) =>
  told({ orders: rows.map((row) => z.parse(Order, row)) })

export const later = (time: number) => vi.setSystemTime(NOW + time)
