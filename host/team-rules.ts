import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { t } from '#base/language/words.ts'
import type { Refusal } from './refusal.ts'
import { isUuid } from './uuid.ts'

export const uuid = z.string().check(z.refine(isUuid))
export const personName = z.string().check(z.trim(), z.maxLength(80), z.regex(/^\P{Cc}*$/u))

export const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

export const notYours: Refusal = {
  status: 404,
  code: 'STORE_NOT_FOUND',
  message: t`Your platform knows no such store for this key.`,
}
