import { ApiError } from '#api/errors.ts'
import { pause } from '#base/time/pause.ts'
import { notePoint, smallerSize, workingPageSize } from '#model/reading/platform/learned.ts'
import { PAGE_PACE } from './pages.ts'

const REFUSED_SIZE = new Set([400, 413, 422])

export const isSizeRefused = (error: unknown) =>
  error instanceof ApiError && REFUSED_SIZE.has(error.status ?? 0)

/** The next reader begins with as many. */
export const noteRefusedAbove = (size: number) =>
  notePoint({ point: 'pageSizeLargest', behaviour: 'refused', detail: String(size) })

/**
 * Reads pages of as many rows as the platform takes. Once a first page has come, a refusal is not
 * one of its size.
 */
export function createSizing(largest: number, wait: (ms: number) => Promise<void> = pause) {
  let size = workingPageSize(largest)
  let wasRefused = false
  let isSettled = false

  return async function sized<Found>(
    page: number,
    read: (pageSize: number) => Promise<Found>,
  ): Promise<Found> {
    for (;;) {
      try {
        const found = await read(size)
        isSettled = true
        if (wasRefused) noteRefusedAbove(size)
        wasRefused = false
        return found
      } catch (error) {
        const smaller = smallerSize(size)
        if (isSettled || page > 1 || !isSizeRefused(error)) throw error
        if (smaller === undefined) {
          size = largest
          throw error
        }
        size = smaller
        wasRefused = true
        await wait(PAGE_PACE)
      }
    }
  }
}

/** Reads pages of a hundred rows, or of as many as the platform takes. */
export function inLargePages<Found>(
  read: (asked: { page: number; pageSize: number }, signal: AbortSignal) => Promise<Found>,
) {
  const sized = createSizing(100)
  return (page: number, signal: AbortSignal) =>
    sized(page, (pageSize) => read({ page, pageSize }, signal))
}
