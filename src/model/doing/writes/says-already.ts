import type { ApiError } from '#api/errors.ts'

/** The service refuses because the change already exists; a read may not show it yet. */
export function saysAlready({ code = '', message }: ApiError): boolean {
  return /already|duplicate|conflict|exists/i.test(`${code} ${message}`)
}
