import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Store } from '#api/schemas/store.ts'
import { parsedAgain } from './store-answers.ts'

test('T44: a kept answer reads like the one that came', () => {
  const answer = z.parse(Store, {
    id: 's',
    name: 'Halden',
    webhookSecret: 'hidden',
    products: [{}, {}, {}],
    coupons: [],
    blogPosts: [{ id: 'p', title: 'News', tags: ['a'] }],
    showPublicStats: true,
    taxOptions: { id: 't', isEnabled: true },
    blacklists: [{ id: 'b', data: 'x@y.example' }],
  })
  expect(parsedAgain(structuredClone(answer))).toEqual(answer)
  const older = parsedAgain({ name: 'Of an older version', blogPosts: 2 })
  expect(older.blacklists).toEqual([])
  expect(older.blogPosts).toHaveLength(2)
})
