import { useRef, useState } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { useArrival } from '#base/browser/use-arrival.ts'
import { ownedMap } from '#base/storage/owned.ts'
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
  storeId: string
  /** Nothing is known of the store yet, so the scan begins by itself. */
  isFirst: boolean
  listOrders: (signal: AbortSignal) => Promise<Order[]>
  /** Reads one order and remembers its webhooks. */
  readOrder: (orderId: string, signal: AbortSignal) => Promise<void>
}

/** Milliseconds between two orders, so that the scan does not delay the merchant's own reads. */
const BREATH = 250
const beginning = { total: undefined, read: 0, missed: 0 }

/** The scans of this tab by store; one that leaving the page broke off begins again. */
const scans = ownedMap<string, 'begun' | 'over'>()

/** Searches the latest orders for webhooks one by one: by itself where none is known, else on request. */
export function useWebhookScan(reader: Reader): WebhookScan {
  const { storeId, isFirst, listOrders, readOrder } = reader
  const [progress, setProgress] =
    useState<Pick<WebhookScan, 'total' | 'read' | 'missed'>>(beginning)
  const [isRunning, setIsRunning] = useState(false)
  const [error, setError] = useState<unknown>()
  const stopper = useRef<AbortController>(undefined)
  useArrival(storeId, function begin() {
    const last = scans.get(storeId)
    if (storeId !== '' && (last === 'begun' || (!last && isFirst))) void run()
    return () => stopper.current?.abort()
  })

  async function run() {
    const { signal } = (stopper.current = new AbortController())
    setProgress(beginning)
    setError(undefined)
    setIsRunning(true)
    scans.set(storeId, 'begun')
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
      if (signal.aborted) return
      setError(failure)
    }
    scans.set(storeId, 'over')
    setIsRunning(false)
  }

  return {
    ...progress,
    isRunning,
    error,
    start: () => void run(),
    stop() {
      stopper.current?.abort()
      scans.set(storeId, 'over')
      setIsRunning(false)
    },
  }
}
