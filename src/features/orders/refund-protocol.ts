import { toApiError } from '#api/errors.ts'
import type { OrderDetail, Refund, RefundOrder } from '#api/schemas/orders.ts'
import type { OpenWrite } from '#api/write-journal.ts'
import type { WriteCaller, WriteOutcome } from '#api/write.ts'
import {
  isOpen,
  isSettled,
  reduceRefund,
  type RefundEvent,
  type RefundState,
} from './refund-machine.ts'

/** After this long without a record, none is expected to come. */
const QUIET_AFTER = 60_000
/** How long a delivery may be under way without anybody waiting for it any more. */
const DELIVERY_LIMIT = 60_000
/** Readings at 0, 2, 5, 10, 30 and 60 seconds, then once a minute. */
const WAITS = [2000, 3000, 5000, 20_000, 30_000]
const LAST_WAIT = 60_000

export type RefundTarget = { storeId: string; orderId: string }
export type Reason = RefundOrder['reason']

/** All that reaches out of this page, so that a test can stand in for it. */
export type RefundSurroundings = {
  now: () => number
  readOrder: (target: RefundTarget) => Promise<OrderDetail>
  send: (
    target: RefundTarget,
    reason: Reason,
    caller: WriteCaller<Refund>,
  ) => Promise<WriteOutcome<Refund>>
  /** False when somebody else is at this order; then the work was not run. */
  withLock: (orderId: string, work: () => Promise<void>) => Promise<boolean>
  journal: {
    open: (entry: Pick<OpenWrite, 'operationId' | 'startedAt'>, target: RefundTarget) => void
    close: (operationId: string) => void
  }
  newOperationId: () => string
  /** Calls back when a reading may work that did not before; gives back how to stop listening. */
  onHopeful: (wake: () => void) => () => void
}

export type RefundProcess = {
  target: RefundTarget
  state: () => RefundState
  subscribe: (listener: () => void) => () => void
  /** Looks at the order once more and sends one refund. `seen` is the order as it is on screen. */
  confirm: (reason: Reason, seen: OrderDetail) => Promise<void>
  /** Finds out what became of a refund that was sent before this page was there. */
  resume: (entry: Pick<OpenWrite, 'operationId' | 'startedAt'>) => Promise<void>
  /** Back to the beginning, where the outcome allows it. The journal forgets the earlier try. */
  review: () => void
  /** Another tab has begun to refund this order, or has come to an end. */
  tellElsewhere: (isBusy: boolean) => void
}

export function createRefundProcess(
  target: RefundTarget,
  surroundings: RefundSurroundings,
): RefundProcess {
  const { now, journal } = surroundings
  const listeners = new Set<() => void>()
  let state: RefundState = { phase: 'review' }
  let openOperation: string | undefined
  let wake: (() => void) | undefined

  function dispatch(event: RefundEvent) {
    const next = reduceRefund(state, event)
    if (next === state) return
    state = next
    if (openOperation !== undefined && !isOpen(state)) {
      journal.close(openOperation)
      openOperation = undefined
    }
    wake?.()
    for (const listener of listeners) listener()
  }

  async function run(reason: Reason, seen: OrderDetail) {
    const fresh = await readOrder()
    if ('error' in fresh) return dispatch({ type: 'not-sent', reason: 'failed', ...fresh })
    const { refund } = fresh.order
    if (refund) return dispatch({ type: 'prechecked', refund })
    if (fingerprint(fresh) !== fingerprint(seen)) {
      return dispatch({ type: 'not-sent', reason: 'changed' })
    }
    // A late yes to an earlier try may have come in the meantime.
    if (state.phase !== 'prechecking') return

    const operationId = surroundings.newOperationId()
    openOperation = operationId
    journal.open({ operationId, startedAt: now() }, target)
    dispatch({ type: 'prechecked' })
    const outcome = await surroundings.send(target, reason, {
      operationId,
      onLateAnswer(late) {
        // A late no belongs to its own try; a late yes is true whichever try is on.
        if (late.outcome !== 'applied' && openOperation !== operationId) return
        dispatch({ type: 'answered', outcome: ours(late) })
      },
    })
    dispatch({ type: 'answered', outcome: ours(outcome) })
    await check(now())
  }

  /** Reads the order until what became of the refund is known; at least once, for its record. */
  async function check(silentSince: number) {
    for (let look = 0; look === 0 || state.phase === 'checking'; look += 1) {
      if (state.phase === 'not-sent') return
      const isQuiet = now() - silentSince >= QUIET_AFTER
      const order = await readOrder()
      if ('error' in order) dispatch({ type: 'unseen', isQuiet })
      else dispatch({ type: 'seen', refund: order.order.refund, isQuiet })
      if (isSettled(state)) return
      await pause(WAITS[look] ?? LAST_WAIT)
    }
  }

  /** The order, or why it could not be read; it does not throw. */
  async function readOrder(): Promise<OrderDetail | { error: ReturnType<typeof toApiError> }> {
    try {
      return await surroundings.readOrder(target)
    } catch (thrown) {
      return { error: toApiError(thrown, 'getOrder') }
    }
  }

  /** Ends early when the state changes or a reading has better chances than before. */
  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        stopHoping()
        wake = undefined
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      const stopHoping = surroundings.onHopeful(end)
      wake = end
    })
  }

  /** A record of another order proves nothing about this one. */
  function ours(outcome: WriteOutcome<Refund>): WriteOutcome<Refund> {
    if (outcome.outcome !== 'applied' || !outcome.data?.orderId) return outcome
    const isOurs = outcome.data.orderId.toLowerCase() === target.orderId.toLowerCase()
    return isOurs ? outcome : { outcome: 'applied' }
  }

  return {
    target,
    state: () => state,

    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    async confirm(reason, seen) {
      if (state.phase !== 'review') return
      dispatch({ type: 'confirm' })
      const isOurs = await surroundings.withLock(target.orderId, () => run(reason, seen))
      if (!isOurs) dispatch({ type: 'not-sent', reason: 'elsewhere' })
    },

    async resume({ operationId, startedAt }) {
      if (state.phase !== 'review') return
      await surroundings.withLock(target.orderId, async () => {
        openOperation = operationId
        dispatch({ type: 'resume' })
        // A clock that was set back must not make us wait for hours.
        await check(Math.min(startedAt, now()) + DELIVERY_LIMIT)
      })
    },

    review: () => dispatch({ type: 'review' }),

    tellElsewhere(isBusy) {
      if (isBusy && state.phase === 'review') dispatch({ type: 'not-sent', reason: 'elsewhere' })
      const isWaiting = state.phase === 'not-sent' && state.reason === 'elsewhere'
      if (!isBusy && isWaiting) dispatch({ type: 'review' })
    },
  }
}

/** What of an order a merchant decides by; when it moves, the decision has to be made again. */
function fingerprint({ order }: OrderDetail): string {
  const { status, amount, amountPaid, currencyCode, chargeback } = order
  return JSON.stringify([status, amount, amountPaid, currencyCode, chargeback?.id])
}
