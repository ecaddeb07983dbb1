import { describe, expect, test } from 'vitest'
import { processorsOf } from '#api/schemas/processors.ts'
import {
  hasTwoAnswers,
  needsAction,
  processorState,
  processorSummary,
  shownProcessors,
} from './processor-state.ts'

const read = (fields: object) => {
  const [processor] = processorsOf(fields as Record<string, unknown>)
  if (!processor) throw new Error('No processor in these fields')
  return processor
}

describe('the state of a processor', () => {
  test.each([
    ['on', { aEnabled: true }],
    ['off', { aEnabled: false }],
    ['on', { aOptions: { isEnabled: true } }],
    ['off', { aEnabled: true, aOptions: { isEnabled: false } }],
    ['unknown', { aOptions: { isEnabled: null } }],
    ['restricted', { aOptions: { isEnabled: true, isRestricted: true } }],
    ['risk-locked', { aOptions: { isEnabled: true, isRestricted: true, isRiskLocked: true } }],
  ])('%s: %j', (state, fields) => {
    expect(processorState(read(fields))).toBe(state)
  })

  test('detects that flag and options disagree', () => {
    expect(hasTwoAnswers(read({ aEnabled: true, aOptions: { isEnabled: false } }))).toBe(true)
    expect(hasTwoAnswers(read({ aEnabled: false, aOptions: { isEnabled: false } }))).toBe(false)
    expect(hasTwoAnswers(read({ aEnabled: true }))).toBe(false)
    expect(needsAction(read({ aEnabled: true, aOptions: { isEnabled: false } }))).toBe(true)
  })
})

test('filters and summarises processors', () => {
  const all = processorsOf({
    aEnabled: true,
    bEnabled: false,
    cOptions: { isRestricted: true },
    dOptions: { isRiskLocked: true },
    eEnabled: true,
  })
  const names = (list: typeof all) => list.map(({ name }) => name).join('')
  expect(names(shownProcessors(all))).toBe('cdaeb')
  expect(names(shownProcessors(all, 'on'))).toBe('ae')
  expect(names(shownProcessors(all, 'action'))).toBe('cd')
  expect(processorSummary(all)).toBe('2 on, 1 restricted, 1 risk locked')
  expect(processorSummary([])).toBe('')
})
