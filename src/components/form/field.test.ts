import { zodResolver } from '@hookform/resolvers/zod'
import { expect, it } from 'vitest'
import type { FieldError } from 'react-hook-form'
import * as z from 'zod/mini'
import { errorText } from './field.ts'
import './validation-messages.ts'

const List = z.object({ types: z.array(z.string().check(z.maxLength(5))).check(z.minLength(1)) })
const Choices = z.object({ types: z.array(z.enum(['files', 'dynamic'])) })

async function shownError(schema: typeof List | typeof Choices, types: string[]) {
  const resolve = zodResolver<z.input<typeof List>, unknown, unknown>(schema as typeof List)
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await resolve({ types }, undefined, options)
  return errorText(errors['types'] as FieldError | undefined)
}

it('a list field reports the error of any invalid entry', async () => {
  expect(await shownError(List, ['short', 'much longer'])).toBe('At most 5 characters')
  expect(await shownError(Choices, ['files', 'dynamic', 'keyauth'])).toBe('Choose one of these')
})

it('a list field reports its own error, and none if valid', async () => {
  expect(await shownError(List, [])).toBe('At least 1')
  expect(await shownError(Choices, ['files'])).toBeUndefined()
})
