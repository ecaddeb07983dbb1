import { expect, it } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { Refund } from '#api/schemas/orders.ts'
import {
  isOpen,
  isSettled,
  reduceRefund,
  type RefundEvent,
  type RefundState,
} from './refund-machine.ts'

const error = new ApiError({ kind: 'refused', operation: 'refundOrder', status: 422 })
const refund = Refund.parse({ id: 'r-1', amount: 5 })

const states: RefundState[] = [
  { phase: 'review' },
  { phase: 'prechecking' },
  { phase: 'sending' },
  { phase: 'checking', isQuiet: false },
  { phase: 'checking', isQuiet: true },
  { phase: 'checking', refused: error, isQuiet: false },
  { phase: 'refunded', evidence: 'answer' },
  { phase: 'refunded', evidence: 'record', refund },
  { phase: 'rejected', error },
  { phase: 'not-recorded' },
  { phase: 'not-sent', reason: 'failed', error },
]

const after = (state: RefundState, ...events: RefundEvent[]) => events.reduce(reduceRefund, state)

it.each(states)('a yes of the service always ends in refunded: %j', (state) => {
  const yes: RefundEvent = { type: 'answered', outcome: { outcome: 'applied', data: refund } }
  expect(after(state, yes).phase).toBe('refunded')
})

it.each(states)('only a review can be confirmed: %j', (state) => {
  const isReview = state.phase === 'review'
  expect(after(state, { type: 'confirm' }) === state).toBe(!isReview)
})

it.each(states)('refunded is never taken back: %j', (state) => {
  if (state.phase !== 'refunded') return
  const no: RefundEvent = { type: 'answered', outcome: { outcome: 'rejected', error } }
  const none: RefundEvent = { type: 'seen', isQuiet: true }
  expect(after(state, no, none, { type: 'review' }, { type: 'confirm' })).toEqual(state)
})

it('a refusal is no verdict until the order was read', () => {
  const refused = after(
    { phase: 'sending' },
    { type: 'answered', outcome: { outcome: 'rejected', error } },
  )
  expect(refused).toMatchObject({ phase: 'checking' })
  expect(after(refused, { type: 'unseen', isQuiet: true })).toMatchObject({ phase: 'checking' })
  expect(after(refused, { type: 'seen', isQuiet: false })).toEqual({ phase: 'rejected', error })
  expect(after(refused, { type: 'seen', refund, isQuiet: false })).toMatchObject({
    phase: 'refunded',
    evidence: 'despite-refusal',
  })
})

it('silence is a verdict only after a minute, and only when the order could be read', () => {
  const unknown = after(
    { phase: 'sending' },
    { type: 'answered', outcome: { outcome: 'unknown', error } },
  )
  expect(after(unknown, { type: 'seen', isQuiet: false }).phase).toBe('checking')
  expect(after(unknown, { type: 'unseen', isQuiet: true }).phase).toBe('checking')
  expect(after(unknown, { type: 'seen', isQuiet: true }).phase).toBe('not-recorded')
})

it('checking can be left only after a minute, and what is open stays in the journal', () => {
  const checking: RefundState = { phase: 'checking', isQuiet: false }
  expect(after(checking, { type: 'review' })).toBe(checking)
  expect(after(checking, { type: 'unseen', isQuiet: true }, { type: 'review' }).phase).toBe(
    'review',
  )
  const open = states.filter(isOpen).map(({ phase }) => phase)
  expect(new Set(open)).toEqual(new Set(['sending', 'checking', 'not-recorded']))
  const busy = states.filter((state) => !isSettled(state)).map(({ phase }) => phase)
  expect(new Set(busy)).toEqual(new Set(['prechecking', 'sending', 'checking']))
})

it('a precheck that finds a refund sends nothing', () => {
  const found = after({ phase: 'prechecking' }, { type: 'prechecked', refund })
  expect(found).toEqual({ phase: 'refunded', evidence: 'before', refund })
})
