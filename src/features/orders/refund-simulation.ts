import { ApiError } from '#api/errors.ts'
import { OrderDetail, Refund } from '#api/schemas/orders.ts'
import type { WriteCaller, WriteOutcome } from '#api/write.ts'
import { createRefundProcess, type RefundProcess, type RefundTarget } from './refund-protocol.ts'

/** What becomes of one delivery: when the service applies it, and what the page hears of it when. */
export type Fate = {
  appliesAfter?: number
  answersAfter: number
  answer: 'applied' | 'applied-without-record' | 'rejected' | 'unknown'
}

const target: RefundTarget = {
  storeId: '11111111-1111-1111-1111-111111111111',
  orderId: '22222222-2222-2222-2222-222222222222',
}
const WRITE_LIMIT = 60_000

const lost = () => new ApiError({ kind: 'network', operation: 'getOrder' })
const no = () => new ApiError({ kind: 'refused', operation: 'refundOrder', status: 422 })

/** One service, one journal, and tabs that can crash: the world a refund happens in. */
export function createSimulation() {
  let refund: Refund | undefined
  let isReadable = true
  let fate: Fate = { answersAfter: 10, answer: 'unknown' }
  let operations = 0
  const deliveries: string[] = []
  const journal = new Map<string, number>()
  const locks = new Map<string, object>()

  function apply(by: string) {
    refund ??= Refund.parse({ id: `refund-${by}`, orderId: target.orderId, userId: by })
  }

  function open() {
    const self = {}
    let isAlive = true
    const alive = <Value>(value: Value) => (isAlive ? value : new Promise<never>(() => {}))

    const process = createRefundProcess(target, {
      now: () => Date.now(),
      async readOrder() {
        await later(20)
        await alive(undefined)
        if (!isReadable) throw lost()
        return order()
      },
      async send(_target, _reason, caller) {
        deliveries.push(caller.operationId)
        return alive(await deliver(caller, fate, () => isAlive))
      },
      async withLock(name, work) {
        if (locks.has(name)) return false
        locks.set(name, self)
        await work()
        locks.delete(name)
        return true
      },
      journal: {
        open: ({ operationId, startedAt }) => void journal.set(operationId, startedAt),
        close: (operationId) => void (isAlive && journal.delete(operationId)),
      },
      newOperationId: () => `operation-${(operations += 1)}`,
      onHopeful: () => () => {},
    })

    function crash() {
      isAlive = false
      for (const [name, holder] of locks) if (holder === self) locks.delete(name)
    }
    return { process, crash }
  }

  async function deliver(
    { operationId, onLateAnswer }: WriteCaller<Refund>,
    { appliesAfter, answersAfter, answer }: Fate,
    isAlive: () => boolean,
  ): Promise<WriteOutcome<Refund>> {
    if (appliesAfter !== undefined) void later(appliesAfter).then(() => apply(operationId))
    const outcome = later(answersAfter).then(() => hear(answer, operationId))
    if (answersAfter <= WRITE_LIMIT) return outcome
    void outcome.then((late) => isAlive() && onLateAnswer?.(late))
    await later(WRITE_LIMIT)
    return { outcome: 'unknown', error: lost() }
  }

  function hear(answer: Fate['answer'], operationId: string): WriteOutcome<Refund> {
    if (answer === 'rejected') return { outcome: 'rejected', error: no() }
    if (answer === 'unknown') return { outcome: 'unknown', error: lost() }
    apply(operationId)
    return { outcome: 'applied', data: answer === 'applied' ? refund : undefined }
  }

  const order = () => OrderDetail.parse({ order: { id: target.orderId, amountPaid: 5, refund } })

  return {
    open,
    order,
    deliveries,
    journal,
    isRefunded: () => refund !== undefined,
    refundElsewhere: () => apply('somebody-else'),
    setReadable: (readable: boolean) => void (isReadable = readable),
    setFate: (next: Fate) => void (fate = next),
  }
}

export function resumeAll(process: RefundProcess, journal: Map<string, number>) {
  for (const [operationId, startedAt] of journal) void process.resume({ operationId, startedAt })
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
