import type { ApiError } from '#api/errors.ts'
import type { Readable } from '#base/storage/store.ts'

export type ReaderState = {
  phase: 'off' | 'reading' | 'waiting' | 'resting' | 'failed'
  total: number
  read: number
  /** When the reader continues by itself, while it waits. */
  until?: number
  failed: string[]
  /** Addresses of orders that the platform's search does not know. */
  unknown: string[]
  /** The platform gave a list of all customers. */
  isComplete: boolean
  /** Everybody of that list was checked. */
  isWhole: boolean
  error?: ApiError
}

export const READER_OFF: ReaderState = {
  phase: 'off',
  total: 0,
  read: 0,
  failed: [],
  unknown: [],
  isComplete: false,
  isWhole: false,
}

export type TicketReader = Readable<ReaderState> & {
  run: (signal: AbortSignal) => Promise<void>
  retryFailed: () => void
}

/** Statuses that say that the question itself is not taken. */
export const REFUSALS = new Set([400, 403, 404, 405, 413, 414, 422, 501])
