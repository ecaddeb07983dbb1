import { describe, expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { WriteState } from './state.ts'
import { reduceWrite } from './machine.ts'
import { changeOf } from './record-activity.ts'

type State = WriteState<unknown>
const sending: State = { phase: 'sending' }
const checking: State = { phase: 'checking', isQuiet: false }
const refused = new ApiError({ kind: 'refused', operation: 'refundOrder', code: 'ORD_9' })
const lost = new ApiError({ kind: 'network', operation: 'refundOrder' })
const now = 1_000
const outcomeOf = (state: State) => changeOf(state, checking, undefined, now)?.outcome

describe('each state of a write adds what it shows', () => {
  test('an answer has a time, a lost one has none', () => {
    expect(changeOf({ ...checking, refused }, sending, undefined, now)).toMatchObject({
      answeredAt: now,
      code: 'ORD_9',
    })
    const unknown = changeOf({ ...checking, error: lost }, sending, undefined, now)
    expect(unknown).toMatchObject({ wasUnknown: true, reference: lost.reference })
    expect(unknown).not.toHaveProperty('answeredAt')
    expect(changeOf(checking, { ...checking, isQuiet: true }, undefined, now)).toBeUndefined()
  })

  test('a success names its record and how it is known', () => {
    const effect = { refund: { id: 'refund' } }
    const words = { tone: 'success', title: 'Refunded' } as const
    expect(changeOf({ phase: 'done', evidence: 'record', effect }, checking, words, now)).toEqual({
      endedAt: now,
      outcome: 'done',
      evidence: 'record',
      isOdd: undefined,
      recordId: 'refund',
    })
    const twice = { phase: 'done', evidence: 'answer', effect: [{ id: 'a' }, { id: 'b' }] } as const
    expect(
      changeOf(twice, sending, { tone: 'warning', title: 'Reply sent twice' }, now),
    ).toMatchObject({ isOdd: true, times: 2, recordId: 'a', answeredAt: now })
  })

  test('G5: what was refused is never recorded as done, whatever the record shows', () => {
    const conflict = new ApiError({
      kind: 'refused',
      operation: 'refundOrder',
      status: 409,
      code: 'C',
    })
    const held = new ApiError({
      kind: 'unsent',
      operation: 'refundOrder',
      code: 'ALREADY_REFUNDED',
    })
    const found = {
      type: 'observed',
      finding: { match: 'certain', effect: {} },
      silentFor: 0,
    } as const
    const appeared = { type: 'appeared', effect: {} } as const
    const endings: [WriteState<unknown>, string][] = [
      [reduceWrite({ ...checking, refused }, found), 'refused'],
      [reduceWrite({ ...checking, error: conflict }, found), 'refused'],
      [reduceWrite({ ...checking, refused: held }, found), 'never-left'],
      [reduceWrite({ phase: 'rejected', error: refused }, appeared), 'refused'],
      [reduceWrite({ phase: 'not-sent', reason: 'unsent', error: held }, appeared), 'never-left'],
    ]
    for (const [state, outcome] of endings) {
      expect(state.phase).toBe('done')
      const change = changeOf(state, checking, undefined, now)
      expect(change).toMatchObject({ outcome, evidence: 'despite-refusal' })
      expect(change).not.toHaveProperty('recordId')
    }
    const lostThenSeen = reduceWrite({ ...checking, error: lost }, found)
    expect(outcomeOf(lostThenSeen)).toBe('done')
  })

  test('an effect from before is not recorded as an attempt', () => {
    const before: State = { phase: 'done', evidence: 'before', effect: {} }
    expect(changeOf(before, { phase: 'prechecking' }, undefined, now)).toBeUndefined()
  })

  test('a refusal, a timeout and an unreadable record have different outcomes', () => {
    expect(outcomeOf({ phase: 'rejected', error: refused })).toBe('refused')
    expect(outcomeOf({ phase: 'not-recorded' })).toBe('not-seen')
    expect(outcomeOf({ phase: 'unprovable' })).toBe('not-known')
    expect(outcomeOf({ phase: 'not-sent', reason: 'failed' })).toBe('never-left')
  })
})
