import { expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { rowText, whyOf } from './why.ts'

const refused = (message?: string) =>
  new ApiError({ kind: 'refused', operation: 'createVariant', status: 409, code: 'V9', message })

test('a refusal keeps what the platform said, and its own words only as values', () => {
  const said = whyOf({ phase: 'rejected', error: refused('Name taken') })
  expect(said).toMatchObject({ code: 'V9', why: { phase: 'rejected', said: 'Name taken' } })
  expect(rowText(said)).toBe('Name taken')
  const silent = whyOf({ phase: 'rejected', error: refused() })
  expect(silent.why?.said).toBeUndefined()
  expect(rowText(silent)).toBe('Your platform refused (409).')
})

test('what was not sent, or is not known, is told from its values', () => {
  const reason = 'elsewhere' as const
  expect(rowText(whyOf({ phase: 'not-sent', reason }))).toBe('Another tab is already doing this.')
  expect(rowText(whyOf({ phase: 'checking', isQuiet: true, isAccepted: true }))).toBe(
    'Your platform accepted it. We’re waiting for the product to show it.',
  )
  expect(rowText({ why: { phase: 'lost' } })).toBe('The answer was lost.')
})

test('what 1.0.0 kept in words, and what a later version may keep, end no page', () => {
  expect(rowText({ text: 'The product didn’t load.' })).toBe('The product didn’t load.')
  expect(rowText({})).toBeUndefined()
  expect(rowText({ why: { phase: 'later' } })).toBeUndefined()
})
