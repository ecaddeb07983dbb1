import { expect, test } from 'vitest'
import { findHelp, helpTasks } from './help-text.ts'

const terms = (rows: readonly { term: string }[]) => rows.map(({ term }) => term)

test('help is found by the words of a task, of a limit or of what is done instead', () => {
  expect(terms(findHelp('UNDO').limits)).toEqual(['Undo a refund'])
  expect(terms(findHelp('new order').limits)).toEqual(['Refund part of an order'])
  // What leads on comes first.
  expect(terms(findHelp('change').limits)[0]).toBe('Change a price')
  expect(terms(findHelp('platform').notes)[0]).toBe('Reason 0 to 3')
  expect(terms(findHelp('customer').limits)[0]).toBe('List all customers')
  expect(terms(findHelp('chargeback').tasks)).toEqual(['Fight a chargeback'])
  expect(findHelp('no such words')).toEqual({ tasks: [], limits: [], notes: [] })
  expect(findHelp(' ').tasks).toEqual(helpTasks)
})
