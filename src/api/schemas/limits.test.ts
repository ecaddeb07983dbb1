import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { limitsOf } from './limits.ts'
import { CreateVariant } from './products.ts'
import { textLength } from './text-length.ts'
import { ReplyToTicket } from './tickets.ts'

test('limits of texts and numbers are read from the body’s schema', () => {
  const { name, cost, minimumQuantity, dynamicUrl, type } = CreateVariant.shape
  expect(limitsOf(name)).toEqual({ minimum: 3, maximum: 128 })
  expect(limitsOf(cost)).toEqual({ minimum: 0, maximum: 100_000 })
  expect(limitsOf(minimumQuantity)).toMatchObject({ minimum: 1 })
  expect(limitsOf(dynamicUrl)).toEqual({ minimum: 0, maximum: 2048 })
  expect(limitsOf(ReplyToTicket.shape.message)).toEqual({ minimum: 1, maximum: 2048 })
  expect(limitsOf(type)).toEqual({})
})

test('a limit is the one that the schema enforces', () => {
  const schema = z.string().check(textLength(2, 4))
  const { minimum = 0, maximum = 0 } = limitsOf(schema)
  expect(z.safeParse(schema, 'x'.repeat(maximum)).success).toBe(true)
  expect(z.safeParse(schema, 'x'.repeat(maximum + 1)).success).toBe(false)
  expect(z.safeParse(schema, 'x'.repeat(minimum - 1)).success).toBe(false)
})
