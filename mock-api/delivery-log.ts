import type { OperationId } from '#api/operations.ts'

/** A request as it arrived, whatever its answer, without the API key. */
export type Delivery = {
  operation: OperationId
  method: string
  path: string
  query: string
  headers: Record<string, string>
  body: string
  applied: boolean
  fault: string | null
  time: string
  /** The connection ended before the answer was complete. */
  isCut: boolean
}

const MOST_DELIVERIES = 5000

export function recordDelivery(
  log: Delivery[],
  request: Request,
  operation: OperationId,
  body: string,
): Delivery {
  const { pathname, search } = new URL(request.url)
  const headers = Object.fromEntries(request.headers)
  delete headers['authorization']
  const delivery: Delivery = {
    operation,
    method: request.method,
    path: pathname,
    query: search,
    headers,
    body,
    applied: false,
    fault: null,
    time: new Date().toISOString(),
    isCut: false,
  }
  log.push(delivery)
  if (log.length > MOST_DELIVERIES) log.shift()
  return delivery
}
