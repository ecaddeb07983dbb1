import { expect, it } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { isOpen, isSettled, reduceWrite, type WriteEvent, type WriteState } from './machine.ts'

type State = WriteState<string>
type Event = WriteEvent<string>

const error = new ApiError({ kind: 'refused', operation: 'refundOrder', status: 422 })
const effect = 'the record'

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
  { phase: 'unprovable' },
  { phase: 'not-sent', reason: 'failed', error },
]

const after = (state: State, ...events: Event[]) => events.reduce(reduceWrite, state)

it.each(states)('a yes of the service always ends in done: %j', (state) => {
  const yes: Event = { type: 'accepted', effect }
  expect(after(state, yes).phase).toBe('done')
})

it.each(states)('only a review can be confirmed: %j', (state) => {
  const isReview = state.phase === 'review'
  expect(after(state, { type: 'confirm' }) === state).toBe(!isReview)
})

it.each(states)('done is never taken back: %j', (state) => {
  if (state.phase !== 'done') return
  const no: Event = { type: 'refused', error }
  const none: Event = { type: 'seen', effect: undefined, isQuiet: true }
  expect(after(state, no, none, { type: 'review' }, { type: 'confirm' })).toEqual(state)
})

it('a refusal is no verdict until the record was read', () => {
  const refused = after({ phase: 'sending' }, { type: 'refused', error })
  expect(refused).toMatchObject({ phase: 'checking' })
  expect(after(refused, { type: 'unseen', isQuiet: true })).toMatchObject({ phase: 'checking' })
  expect(after(refused, { type: 'seen', effect: undefined, isQuiet: false })).toEqual({
    phase: 'rejected',
    error,
  })
  expect(after(refused, { type: 'seen', effect, isQuiet: false })).toMatchObject({
    phase: 'done',
    evidence: 'despite-refusal',
  })
})

it('silence is a verdict only after a minute, and only when the record could be read', () => {
  const unknown = after({ phase: 'sending' }, { type: 'unknown', error })
  expect(after(unknown, { type: 'seen', effect: undefined, isQuiet: false }).phase).toBe('checking')
  expect(after(unknown, { type: 'unseen', isQuiet: true }).phase).toBe('checking')
  expect(after(unknown, { type: 'seen', effect: undefined, isQuiet: true }).phase).toBe(
    'not-recorded',
  )
})

it('checking can be left only after a minute, and what is open stays in the journal', () => {
  const checking: State = { phase: 'checking', isQuiet: false }
  expect(after(checking, { type: 'review' })).toBe(checking)
  expect(after(checking, { type: 'unseen', isQuiet: true }, { type: 'review' }).phase).toBe(
    'review',
  )
  const open = states.filter(isOpen).map(({ phase }) => phase)
  expect(new Set(open)).toEqual(new Set(['sending', 'checking', 'not-recorded']))
  const busy = states.filter((state) => !isSettled(state)).map(({ phase }) => phase)
  expect(new Set(busy)).toEqual(new Set(['prechecking', 'sending', 'checking']))
})

it('what nothing shows is unprovable, unless the service refused', () => {
  const unreadable: Event = { type: 'seen', effect: 'unreadable', isQuiet: false }
  expect(after({ phase: 'checking', error, isQuiet: false }, unreadable)).toEqual({
    phase: 'unprovable',
    error,
  })
  expect(after({ phase: 'checking', refused: error, isQuiet: false }, unreadable).phase).toBe(
    'rejected',
  )
})

it('a yes that shows nothing is looked after, also when it was given up', () => {
  for (const state of states.filter(isOpen)) {
    expect(after(state, { type: 'accepted' })).toEqual({
      phase: 'checking',
      isAccepted: true,
      isQuiet: false,
    })
  }
})

it('a precheck that finds it done sends nothing', () => {
  const found = after({ phase: 'prechecking' }, { type: 'already', effect })
  expect(found).toEqual({ phase: 'done', evidence: 'before', effect })
})
