import { useEffect, useRef, useState } from 'react'
import type { Page } from '#api/client.ts'
import type { Order } from '#api/schemas/orders.ts'
import { eachPage } from '#model/pages.ts'
import { type Walk, walkOn, walkStart } from '#model/coupons/order-walk.ts'

/** Reads one page of orders of the chosen period. */
export type ReadOrders = (page: number, signal: AbortSignal) => Promise<Page<Order>>

export type OrderWalk = {
  walk: Walk
  isReading: boolean
  error: unknown
  /** Starts from the first page. */
  start: (read: ReadOrders) => void
  /** Continues after a stop or a failure. */
  resume: () => void
  stop: () => void
}

/** Reads a period's orders page by page, on request only. */
export function useOrderWalk(couponId: string): OrderWalk {
  const [walk, setWalk] = useState(walkStart)
  const [isReading, setIsReading] = useState(false)
  const [error, setError] = useState<unknown>()
  const pages = useRef<ReturnType<typeof eachPage<Order>>>(undefined)
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])

  async function go(from: Walk) {
    const { signal } = (stopper.current = new AbortController())
    setWalk(from)
    setError(undefined)
    setIsReading(true)
    let current = from
    try {
      for await (const step of pages.current?.(signal) ?? []) {
        current = walkOn(current, couponId, step)
        setWalk(current)
      }
    } catch (failure) {
      if (!signal.aborted) setError(failure)
    }
    setIsReading(false)
  }

  return {
    walk,
    isReading,
    error,
    start(read) {
      pages.current = eachPage(read)
      void go(walkStart)
    },
    resume: () => void go(walk),
    stop: () => stopper.current?.abort(),
  }
}
