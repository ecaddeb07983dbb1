import { ApiError } from '#api/errors.ts'
import { pause } from '#base/time/pause.ts'
import { notePoint, workingPageSize } from '#model/reading/platform/learned.ts'
import { PAGE_PACE } from './pages.ts'

/** Rows of a page, tried in turn where the platform refuses more. */
const SIZES = [50, 20, 10]
const REFUSED_SIZE = new Set([400, 413, 422])

export const smallerSize = (size: number) => SIZES.find((rows) => rows < size)

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
