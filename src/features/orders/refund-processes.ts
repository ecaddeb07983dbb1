import * as z from 'zod/mini'
import { ApiError } from '#api/errors.ts'
import { readOrder, refundOrder } from '#api/orders.ts'
import { session } from '#api/session.ts'
import { openTabChannel } from '#api/tab-channel.ts'
import { writeJournal } from '#api/write-journal.ts'
import { withWriteLock } from '#api/write-lock.ts'
import { newOperationId } from '#api/write.ts'
import { isOpen, isSettled, type RefundState } from './refund-machine.ts'
import { createRefundProcess, type RefundProcess, type RefundTarget } from './refund-protocol.ts'

/*
 * The refunds of this page, by order. They live here and not in a dialog: closing the dialog or
 * going to another page takes nothing away from a refund that has left.
 */
const processes = new Map<string, RefundProcess>()
/** Whose refund it is: another account that signs in here is not told of it. */
const owners = new WeakMap<RefundProcess, string>()
const listeners = new Set<() => void>()
const settledListeners = new Set<() => void>()
/** Orders whose refund is on screen in its dialog. */
const shown = new Set<string>()
/** States that the merchant has read to the end. */
const acknowledged = new WeakSet<RefundState>()
/** Refunds that would be forgotten with this page, since the journal could not be kept. */
const unkept = new Set<string>()
let untold: readonly RefundProcess[] = []

const Message = z.object({ orderId: z.string(), isBusy: z.boolean() })
const otherTabs = openTabChannel('counter.refunds', Message, ({ orderId, isBusy }) => {
  processes.get(orderId)?.tellElsewhere(isBusy)
  if (!isBusy) for (const listener of settledListeners) listener()
})

session.subscribe(announce)

/** The refund of an order, begun or not. */
export function refundProcess(target: RefundTarget): RefundProcess {
  const { account } = session.current()
  const known = processes.get(target.orderId)
  if (known && owners.get(known) === account) return known
  const process = createRefundProcess(target, surroundings(account))
  processes.set(target.orderId, process)
  owners.set(process, account)
  let wasBusy = false
  process.subscribe(() => {
    const state = process.state()
    const isBusy = !isSettled(state)
    if (isBusy !== wasBusy) otherTabs.tell({ orderId: target.orderId, isBusy })
    wasBusy = isBusy
    announce()
    if (isBusy || state.phase === 'review') return
    for (const listener of settledListeners) listener()
  })
  return process
}

/** The dialog of this order is on screen, until the function that comes back is called. */
export function showRefund(orderId: string): () => void {
  shown.add(orderId)
  announce()
  return () => {
    shown.delete(orderId)
    announce()
  }
}

/** The merchant has read how it stands. An outcome that left the refund open is done with. */
export function acknowledgeRefund(process: RefundProcess) {
  acknowledged.add(process.state())
  process.review()
  announce()
}

/** The refunds that are not on screen and whose outcome, or lack of one, is still to be told. */
export const untoldRefunds = {
  current: () => untold,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Calls back when a refund, in any tab, has come to an end: the orders on screen are out of date. */
export function onRefundSettled(listener: () => void): () => void {
  settledListeners.add(listener)
  return () => settledListeners.delete(listener)
}

/** Takes up what an earlier page of this account has sent and nobody has seen the end of. */
export function resumeOpenRefunds() {
  for (const { operation, params, ...entry } of writeJournal.entries(session.current().account)) {
    const { storeId, orderId } = params
    if (operation !== 'refundOrder' || !storeId || !orderId) continue
    void refundProcess({ storeId, orderId }).resume(entry)
  }
}

function surroundings(account: string) {
  return {
    now: () => Date.now(),
    readOrder({ storeId, orderId }: RefundTarget) {
      if (session.current().account === account) return readOrder(storeId, orderId)
      return Promise.reject(new ApiError({ kind: 'refused', operation: 'getOrder', status: 401 }))
    },
    send: (...[{ storeId, orderId }, reason, caller]: Parameters<Send>) =>
      refundOrder(storeId, orderId, { reason }, caller),
    withLock: (orderId: string, work: () => Promise<void>) =>
      withWriteLock(`refund:${orderId}`, work),
    journal: {
      open(entry: { operationId: string; startedAt: number }, params: RefundTarget) {
        const isKept = writeJournal.open({ ...entry, operation: 'refundOrder', params, account })
        if (!isKept) unkept.add(params.orderId)
      },
      close: (operationId: string) => writeJournal.close(operationId),
    },
    newOperationId,
    onHopeful,
  }
}
type Send = Parameters<typeof createRefundProcess>[1]['send']

/** The network is back, the page is shown again, or somebody has signed in. */
function onHopeful(wake: () => void): () => void {
  const stopFollowing = session.subscribe(() => {
    if (session.current().status === 'signed-in') wake()
  })
  window.addEventListener('online', wake)
  window.addEventListener('pageshow', wake)
  return () => {
    stopFollowing()
    window.removeEventListener('online', wake)
    window.removeEventListener('pageshow', wake)
  }
}

function announce() {
  const { account } = session.current()
  const all = [...processes.values()].filter((process) => owners.get(process) === account)
  untold = all.filter(({ state, target }) => isToBeTold(state()) && !shown.has(target.orderId))
  const mustStay = all.some(({ state, target }) => {
    return state().phase === 'sending' || (unkept.has(target.orderId) && isOpen(state()))
  })
  if (mustStay) window.addEventListener('beforeunload', askToStay)
  else window.removeEventListener('beforeunload', askToStay)
  for (const listener of listeners) listener()
}

/** Before anything has left, only the dialog has something to say. */
function isToBeTold(state: RefundState): boolean {
  const isQuiet = ['review', 'prechecking', 'not-sent'].includes(state.phase)
  return !isQuiet && !acknowledged.has(state)
}

function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault()
}
