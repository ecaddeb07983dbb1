import { ApiError } from '#api/errors.ts'
import type { OperationId } from '#api/operations.ts'
import type { WriteCaller, WriteOutcome } from '#api/write.ts'

export type Reply =
  | 'record'
  | 'plain-yes'
  | 'refused'
  | 'already'
  | 'signed-out'
  | 'lost'
  | 'gateway-page'

/** What happens to one delivery: when the service applies it, and what the page receives when. */
export type Fate = {
  appliesAfter?: number
  /** The connection repeats the request after this long. */
  repeatedAfter?: number
  repliesAfter: number
  reply: Reply
}

const WRITE_LIMIT = 60_000

type Applied = { operationId: string; at: number }

export function createService<Reading, Answer>(
  first: Reading,
  apply: (record: Reading, operationId: string) => { record: Reading; answer: Answer },
  operations: { read: OperationId; write: OperationId },
) {
  const states = [{ at: now(), record: first }]
  const applied: Applied[] = []
  const deliveries: string[] = []
  const answers = new Map<string, Answer>()
  let outage: 'none' | 'gateway-404' | 'no-connection' = 'none'
  let lags: readonly number[] = [0]
  let reads = 0

  const latest = () => states.at(-1)?.record ?? first

  function change(next: Reading) {
    states.push({ at: now(), record: next })
  }

  function applyNow(operationId: string) {
    const { record, answer } = apply(latest(), operationId)
    change(record)
    applied.push({ operationId, at: now() })
    answers.set(operationId, answer)
  }

  /** A past state of the record, and since when a read may have shown it. */
  function read(): { record: Reading; asOf: number } {
    if (outage === 'gateway-404') throw problem('unreadable', operations.read, 404)
    if (outage === 'no-connection') throw problem('network', operations.read)
    reads += 1
    const asOf = now() - (lags[reads % lags.length] ?? 0)
    const state = states.findLast(({ at }) => at <= asOf) ?? states[0]
    return { record: state?.record ?? first, asOf }
  }

  async function deliver(
    { operationId, onLateAnswer }: WriteCaller<Answer>,
    fate: Fate,
    isAlive: () => boolean,
  ): Promise<WriteOutcome<Answer>> {
    deliveries.push(operationId)
    for (const after of [fate.appliesAfter, fate.repeatedAfter]) {
      // A delivery answered with an acceptance is not applied later.
      const isYes = fate.reply === 'record' || fate.reply === 'plain-yes'
      if (after === undefined || (isYes && after > fate.repliesAfter)) continue
      void later(after).then(() => applyNow(operationId))
    }
    const outcome = later(fate.repliesAfter).then(() => outcomeOf(fate.reply, operationId))
    if (fate.repliesAfter <= WRITE_LIMIT) return outcome
    void outcome.then((late) => isAlive() && onLateAnswer?.(late))
    await later(WRITE_LIMIT)
    return { outcome: 'unknown', error: problem('timeout', operations.write) }
  }

  function outcomeOf(reply: Reply, operationId: string): WriteOutcome<Answer> {
    switch (reply) {
      case 'refused':
        return { outcome: 'rejected', error: problem('refused', operations.write, 422) }
      case 'already':
        return {
          outcome: 'rejected',
          error: problem('refused', operations.write, 400, 'ALREADY_DONE'),
        }
      case 'signed-out':
        return { outcome: 'rejected', error: problem('refused', operations.write, 401) }
      case 'gateway-page':
        return { outcome: 'unknown', error: problem('unreadable', operations.write, 502) }
      case 'lost':
        return { outcome: 'unknown', error: problem('network', operations.write) }
      default:
        break
    }
    if (!answers.has(operationId)) applyNow(operationId)
    const data = reply === 'record' ? answers.get(operationId) : undefined
    return { outcome: 'applied', data }
  }

  return {
    latest,
    change,
    read,
    deliver,
    applied,
    deliveries,
    /** The record's states since then, starting with the one at that moment. */
    since: (at: number) =>
      states.slice(states.findLastIndex((one) => one.at <= at)).map(({ record }) => record),
    isOut: () => outage !== 'none',
    setOutage: (next: typeof outage) => void (outage = next),
    setLags: (next: readonly number[]) => void (lags = next),
  }
}

const now = () => performance.now()

export function problem(
  kind: ApiError['kind'],
  operation: OperationId,
  status?: number,
  code?: string,
) {
  return new ApiError({ kind, operation, status, code })
}

export function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
