import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { orderCountQuery, readOrders } from '#api/orders.ts'
import type { Coupon } from '#api/schemas/coupons.ts'
import { createStore, useStore } from '#base/store.ts'
import { type Walk, walkOn, walkStart } from '#model/coupons/order-walk.ts'
import { eachPage } from '#model/pages.ts'

/** Up to so many orders are read without being asked: ten seconds at most. */
const MOST_UNASKED = 2000

/** The coupon's lifetime until now. The end is fixed, so that new orders do not shift the pages. */
type Period = { dateFrom: string | undefined; dateTo: string }

type Reading = { period: Period; walk: Walk; isReading: boolean; error?: unknown }

export type CouponOrders = Reading & {
  total: number | undefined
  /** The orders are being counted, which decides whether reading starts by itself. */
  isCounting: boolean
  start: () => void
  resume: () => void
  stop: () => void
}

/** The platform cannot filter by coupon: few orders are read at once, many on request. */
export function useCouponOrders(storeId: string, coupon: Coupon): CouponOrders {
  const client = useQueryClient()
  const [reader] = useState(() => couponReader(client, storeId, coupon))
  const reading = useStore(reader.reading)
  const { walk, period } = reading
  const count = useQuery({
    ...orderCountQuery(storeId, period),
    enabled: !walk.isOver,
    staleTime: Infinity,
  })
  const total = walk.isOver ? walk.read : count.data
  const isCheap = total !== undefined && total <= MOST_UNASKED
  useEffect(() => {
    if (isCheap) reader.startUnasked()
  }, [reader, isCheap])
  useEffect(() => () => reader.stop(), [reader])
  return {
    ...reading,
    total,
    isCounting: count.isLoading,
    start: () => reader.start(),
    resume: () => reader.resume(),
    stop: () => reader.stop(),
  }
}

function couponReader(client: QueryClient, storeId: string, coupon: Coupon) {
  const key = ['progress', { storeId }, 'coupon', coupon.id]
  const reading = createStore<Reading>(
    client.getQueryData<Reading>(key) ?? beginning(coupon, false),
  )
  let pages = pagesOf(reading.get().period)
  let stopper = new AbortController()

  function pagesOf(period: Period) {
    return eachPage((page, signal) =>
      readOrders(storeId, { ...period, page, pageSize: 100 }, signal),
    )
  }

  async function go() {
    stopper = new AbortController()
    const { signal } = stopper
    const change = (fields: Partial<Reading>) => reading.set({ ...reading.get(), ...fields })
    change({ isReading: true, error: undefined })
    try {
      for await (const step of pages(signal)) {
        change({ walk: walkOn(reading.get().walk, coupon.id, step) })
      }
    } catch (error) {
      if (!signal.aborted) change({ error })
    }
    change({ isReading: false })
    if (reading.get().walk.isOver) client.setQueryData(key, reading.get())
  }

  return {
    reading,
    startUnasked() {
      const { walk, isReading, error } = reading.get()
      if (walk.page === 0 && !isReading && error === undefined) void go()
    },
    start() {
      reading.set(beginning(coupon, true))
      pages = pagesOf(reading.get().period)
      void go()
    },
    resume: () => void go(),
    stop: () => stopper.abort(),
  }
}

const beginning = ({ dateCreated }: Coupon, isReading: boolean): Reading => ({
  period: { dateFrom: dateCreated, dateTo: new Date().toISOString() },
  walk: walkStart,
  isReading,
})
