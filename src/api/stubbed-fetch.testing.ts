import { afterEach, beforeEach, vi } from 'vitest'

type Fetch = ReturnType<typeof vi.fn<typeof globalThis.fetch>>

/** Each test of the file has a `fetch` of its own, and timers that pass at once. */
export function stubFetch(now?: string): Fetch {
  const send = vi.fn<typeof globalThis.fetch>()
  beforeEach(() => {
    vi.useFakeTimers(now === undefined ? {} : { now: Date.parse(now) })
    vi.stubGlobal('fetch', send)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    send.mockReset()
  })
  return send
}

/** Serves `count` records in pages as asked for, and claims this number of pages. */
export function serveRecords(send: Fetch, count: number, pages: unknown) {
  send.mockImplementation((address) => {
    const { searchParams } = new URL(address as string, 'https://counter.test')
    const size = Number(searchParams.get('PageSize'))
    const first = (Number(searchParams.get('Page')) - 1) * size
    const records = Array.from({ length: count }, (_, at) => ({ id: `record-${at}` }))
    const data = records.slice(first, first + size)
    return Promise.resolve(Response.json({ success: true, data, pages }))
  })
}
