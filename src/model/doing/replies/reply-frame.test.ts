import { expect, test } from 'vitest'
import { replyFrame } from './reply-variables.ts'

test('greeting and signature stand around the cursor, with their values', () => {
  const preferences = { greeting: 'Hi {{customer.name|there}},', signature: 'Ines, {{store.name}}' }
  expect(replyFrame(preferences, { 'store.name': 'Halden' })).toEqual({
    text: 'Hi there,\n\n\n\nInes, Halden',
    cursor: 11,
  })
})

test('without both the box stays empty', () => {
  expect(replyFrame({ greeting: ' ', signature: '' }, {})).toEqual({ text: '', cursor: 0 })
})
