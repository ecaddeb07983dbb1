import { useEffect, useRef, useState } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { pause } from '#base/time/pause.ts'

export type WebhookScan = {
  /** Counts of orders to scan and scanned so far; undefined before the first scan. */
  total: number | undefined
  read: number
  missed: number
  isRunning: boolean
  error: unknown
  start: () => void
  stop: () => void
}

type Reader = {
  listOrders: (signal: AbortSignal) => Promise<Order[]>
  /** Reads one order and remembers its webhooks. */
  readOrder: (orderId: string, signal: AbortSignal) => Promise<void>
}

/** Milliseconds between two orders, so that the scan does not delay the merchant's own reads. */
const BREATH = 250
const beginning = { total: undefined, read: 0, missed: 0 }

/** Searches the latest orders for webhooks one by one, only on request. */
export function useWebhookScan({ listOrders, readOrder }: Reader): WebhookScan {
  const [progress, setProgress] =
    useState<Pick<WebhookScan, 'total' | 'read' | 'missed'>>(beginning)
  const [isRunning, setIsRunning] = useState(false)
  const [error, setError] = useState<unknown>()
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])

  async function run() {
    const { signal } = (stopper.current = new AbortController())
    setProgress(beginning)
    setError(undefined)
    setIsRunning(true)
    try {
      const ids = (await listOrders(signal)).map(({ id }) => id).filter((id) => id !== '')
      let missed = 0
      setProgress({ total: ids.length, read: 0, missed })
      for (const [index, id] of ids.entries()) {
        try {
          await readOrder(id, signal)
        } catch (failure) {
          missed += 1
          // Three failures in a row at the start are no coincidence, so the scan stops.
          if (missed === 3 && index === 2) throw failure
        }
        signal.throwIfAborted()
        setProgress({ total: ids.length, read: index + 1, missed })
        await pause(BREATH, signal)
      }
    } catch (failure) {
      if (!signal.aborted) setError(failure)
    }
    setIsRunning(false)
  }

  return {
    ...progress,
    isRunning,
    error,
    start: () => void run(),
    stop: () => stopper.current?.abort(),
  }
}
