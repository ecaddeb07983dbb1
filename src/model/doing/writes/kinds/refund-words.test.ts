import { expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { outcomeWords } from '#model/doing/writes/phase-words.ts'
import { refundWords } from './refund-words.ts'

const unsent = (code?: string) => new ApiError({ kind: 'unsent', operation: 'refundOrder', code })

const words = (code?: string) =>
  outcomeWords(refundWords, { phase: 'not-sent', reason: 'unsent', error: unsent(code) })

test('a refund that the host held back is told as not sent, and why', () => {
  expect(words('ALREADY_REFUNDED')).toMatchObject({
    title: 'Nothing was sent',
    text: 'Someone has just refunded this order.',
  })
  expect(words('WRITE_IN_PROGRESS')?.text).toContain('right now')
  expect(words('ORDER_NOT_READ')?.text).toContain('couldn’t check')
  expect(words('STORE_UNAVAILABLE')?.text).toContain('Counter’s server')
  // A warning is for what went wrong, and not for a colleague.
  expect(words('WRITE_IN_PROGRESS')?.tone).toBe('neutral')
  expect(words('STORE_UNAVAILABLE')?.tone).toBe('warning')
})

test('an order that a colleague refunded in time was not refunded from here', () => {
  const done = { phase: 'done', evidence: 'despite-refusal', effect: {} } as const
  expect(outcomeWords(refundWords, { ...done, refused: unsent('ALREADY_REFUNDED') })).toEqual({
    tone: 'success',
    title: 'Already refunded',
    text: 'Someone has just refunded this order. Nothing was sent.',
  })
  const refused = new ApiError({ kind: 'refused', operation: 'refundOrder', status: 409 })
  expect(outcomeWords(refundWords, { ...done, refused })?.text).toContain(
    'Someone may have been faster',
  )
})
