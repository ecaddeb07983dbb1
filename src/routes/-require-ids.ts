import { notFound } from '@tanstack/react-router'
import { isUuidShaped } from '#api/request.ts'

/** No record can have an id of another shape, so the page for it does not exist. */
export function requireIds(...ids: string[]) {
  if (!ids.every(isUuidShaped)) throw notFound()
}
