import { expect, it } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { reduceWrite, type WriteEvent } from './machine.ts'
import { QUIET_AFTER } from '#api/quiet-after.ts'
import { LONGEST_LAG } from './schedule.ts'
import { isOpen, isSettled, type WriteState } from './state.ts'

type State = WriteState<string>
type Event = WriteEvent<string>

const error = new ApiError({ kind: 'refused', operation: 'refundOrder', status: 422 })
const effect = 'the record'
const none = { match: 'none' } as const

const states: State[] = [
  { phase: 'review' },
  { phase: 'prechecking' },
  { phase: 'sending' },
  { phase: 'checking', isQuiet: false },
  { phase: 'checking', isQuiet: true },
  { phase: 'checking', refused: error, isQuiet: false },
  { phase: 'done', evidence: 'answer', effect },
  { phase: 'done', evidence: 'record', effect },
  { phase: 'rejected', error },
  { phase: 'not-recorded' },
  { phase: 'likely', candidate: effect },
  { phase: 'unprovable' },
  { phase: 'not-sent', reason: 'failed', error },
]

const after = (state: State, ...events: Event[]) => events.reduce(reduceWrite, state)

it.each(states)('an acceptance by the service always ends in done: %j', (state) => {
  const yes: Event = { type: 'accepted', effect }
  expect(after(state, yes).phase).toBe('done')
})

it.each(states)('only the review phase can be confirmed: %j', (state) => {
  const isReview = state.phase === 'review'
  expect(after(state, { type: 'confirm' }) === state).toBe(!isReview)
})

it.each(states)('done is final: %j', (state) => {
  if (state.phase !== 'done') return
  const no: Event = { type: 'refused', error }
  const absent: Event = { type: 'observed', finding: none, silentFor: QUIET_AFTER }
  expect(after(state, no, absent, { type: 'review' }, { type: 'confirm' })).toEqual(state)
})

it('a refusal is not final until the record was read', () => {
  const refused = after({ phase: 'sending' }, { type: 'refused', error })
  expect(refused).toMatchObject({ phase: 'checking' })
  expect(after(refused, { type: 'unobserved', silentFor: QUIET_AFTER })).toMatchObject({
    phase: 'checking',
  })
  expect(after(refused, { type: 'observed', finding: none, silentFor: 0 })).toEqual({
    phase: 'rejected',
    error,
  })
  expect(
    after(refused, { type: 'observed', finding: { match: 'certain', effect }, silentFor: 0 }),
  ).toMatchObject({
    phase: 'done',
    evidence: 'despite-refusal',
  })
})

it('what the host did not forward was not sent, unless a read shows its effect', () => {
  const unsent = new ApiError({ kind: 'unsent', operation: 'refundOrder', status: 503 })
  const checking = after({ phase: 'sending' }, { type: 'refused', error: unsent })
  const notSent = after(checking, { type: 'observed', finding: none, silentFor: 0 })
  expect(notSent).toMatchObject({ phase: 'not-sent', reason: 'unsent' })
  expect(after(notSent, { type: 'appeared', effect })).toMatchObject({ evidence: 'late' })
  const found: Event = { type: 'observed', finding: { match: 'certain', effect }, silentFor: 0 }
  expect(after(checking, found).phase).toBe('done')
})

it('silence is final only after a minute, and only if the record was read', () => {
  const unknown = after({ phase: 'sending' }, { type: 'unknown', error })
  expect(after(unknown, { type: 'observed', finding: none, silentFor: 0 }).phase).toBe('checking')
  expect(after(unknown, { type: 'unobserved', silentFor: QUIET_AFTER }).phase).toBe('checking')
  expect(after(unknown, { type: 'observed', finding: none, silentFor: QUIET_AFTER }).phase).toBe(
    'not-recorded',
  )
})

it('checking can be stopped only after a minute, and an open write stays in the journal', () => {
  const checking: State = { phase: 'checking', isQuiet: false }
  expect(after(checking, { type: 'review' })).toBe(checking)
  expect(
    after(checking, { type: 'unobserved', silentFor: QUIET_AFTER }, { type: 'review' }).phase,
  ).toBe('review')
  const open = states.filter(isOpen).map(({ phase }) => phase)
  expect(new Set(open)).toEqual(new Set(['sending', 'checking', 'likely', 'not-recorded']))
  const busy = states.filter((state) => !isSettled(state)).map(({ phase }) => phase)
  expect(new Set(busy)).toEqual(new Set(['prechecking', 'sending', 'checking']))
})

it('an effect that no read can show is unprovable, unless the service refused', () => {
  const unreadable: Event = { type: 'observed', finding: { match: 'unreadable' }, silentFor: 0 }
  expect(after({ phase: 'checking', error, isQuiet: false }, unreadable)).toEqual({
    phase: 'unprovable',
    error,
  })
  expect(after({ phase: 'checking', refused: error, isQuiet: false }, unreadable).phase).toBe(
    'rejected',
  )
})

it('an acceptance without an effect is checked, even after giving up', () => {
  for (const state of states.filter(isOpen)) {
    expect(after(state, { type: 'accepted' })).toEqual({
      phase: 'checking',
      isAccepted: true,
      isQuiet: false,
    })
  }
})

it('a precheck that finds the write done sends nothing', () => {
  const found = after({ phase: 'prechecking' }, { type: 'already', effect })
  expect(found).toEqual({ phase: 'done', evidence: 'before', effect })
})

it('an “already done” refusal is believed only after half a minute of reads', () => {
  const already = new ApiError({
    kind: 'refused',
    operation: 'refundOrder',
    status: 400,
    code: 'ORDER_ALREADY_REFUNDED',
  })
  const refused = after({ phase: 'sending' }, { type: 'refused', error: already })
  const early = after(refused, { type: 'observed', finding: none, silentFor: LONGEST_LAG - 1 })
  expect(early.phase).toBe('checking')
  expect(after(early, { type: 'observed', finding: none, silentFor: LONGEST_LAG })).toEqual({
    phase: 'rejected',
    error: already,
  })
})

it('a likely match counts as done only if the merchant confirms it', () => {
  const near: Event = {
    type: 'observed',
    finding: { match: 'likely', effect },
    silentFor: QUIET_AFTER,
  }
  const asked = after({ phase: 'checking', error, isQuiet: false }, near)
  expect(asked).toEqual({ phase: 'likely', candidate: effect, error })
  expect(after(asked, { type: 'claim' })).toEqual({ phase: 'done', evidence: 'claimed', effect })
  expect(after(asked, { type: 'disclaim' })).toEqual({ phase: 'checking', error, isQuiet: false })
})

it('a record neither as before nor as sent settles nothing, even after a minute', () => {
  const unclear: Event = {
    type: 'observed',
    finding: { match: 'unclear' },
    silentFor: QUIET_AFTER,
  }
  expect(after({ phase: 'checking', isQuiet: false }, unclear).phase).toBe('unprovable')
})

it('a missing record ends checking without an outcome', () => {
  const gone = new ApiError({ kind: 'not-found', operation: 'getProduct', status: 404 })
  const lost: Event = { type: 'unobserved', error: gone, silentFor: QUIET_AFTER }
  expect(after({ phase: 'checking', isQuiet: false }, { ...lost, silentFor: 0 }).phase).toBe(
    'checking',
  )
  expect(after({ phase: 'checking', isQuiet: false }, lost)).toEqual({
    phase: 'unprovable',
    error: gone,
  })
})

it('a late effect is reported without disturbing a write under way', () => {
  const late: Event = { type: 'appeared', effect }
  for (const state of states) {
    const isUntouched = !isSettled(state) || state.phase === 'not-sent'
    const expected = isUntouched ? state : { phase: 'done', evidence: 'late', effect }
    expect(after(state, late)).toMatchObject(expected)
  }
})
