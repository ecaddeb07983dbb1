import { expect, test } from 'vitest'
import { append, highest, lowest } from './large-lists.ts'

const many = Array.from({ length: 300_000 }, (_, index) => index)

test('the extremes of more numbers than a call takes are found', () => {
  expect([lowest(many), highest(many)]).toEqual([0, 299_999])
})

test('what is not known is no extreme', () => {
  expect([lowest([3, undefined, -1]), highest([undefined])]).toEqual([-1, undefined])
})

test('more rows than a call takes are appended', () => {
  const list = [-1]
  append(list, many)
  expect(list).toHaveLength(300_001)
})
