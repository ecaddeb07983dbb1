import { expect, test } from 'vitest'
import { findHelp, helpTasks } from './help-text.ts'

const terms = (rows: readonly { term: string }[]) => rows.map(({ term }) => term)

test('help is found by the words of a task, of a limit or of what is done instead', () => {
  expect(terms(findHelp('UNDO').limits)).toEqual(['Undo a refund'])
  expect(terms(findHelp('new order').limits)).toEqual(['Refund part of an order'])
  expect(terms(findHelp('chargeback').tasks)).toEqual(['Fight a chargeback'])
  expect(findHelp('no such words')).toEqual({ tasks: [], limits: [], notes: [] })
  expect(findHelp(' ').tasks).toEqual(helpTasks)
})
