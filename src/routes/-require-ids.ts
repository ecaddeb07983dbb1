import { notFound } from '@tanstack/react-router'
import { isUuidShaped } from '#api/request.ts'

/** No record has an id of another shape, so the page is not found. */
export function requireIds(...ids: string[]) {
  if (!ids.every(isUuidShaped)) throw notFound()
}
