import { ApiError, problemFacts } from '#api/errors.ts'
import { t } from '#base/language/words.ts'
import type { Problem } from '#base/text/problem.ts'

export function problemFrom(error: unknown, title: string): Problem {
  if (error instanceof ApiError) {
    return { title, ...problemFacts(error) }
  }
  const message = error instanceof Error ? error.message : String(error)
  return { title, message: t`Something in this page went wrong.`, details: message }
}

/** Why a record could not be read, in a word or a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'unreadable'
  return error.code ?? (error.status ? String(error.status) : error.kind)
}
