import { ApiError, errorDetails } from '#api/errors.ts'
import type { Problem } from '#components/error-panel.tsx'

/** A failure in the words and facts of an error panel. */
export function problemFrom(error: unknown, title: string): Problem {
  if (error instanceof ApiError) {
    const { message, code, status, reference } = error
    return { title, message, code, status, reference, details: errorDetails(error) }
  }
  const message = error instanceof Error ? error.message : String(error)
  return { title, message: 'Something in this page went wrong.', details: message }
}
