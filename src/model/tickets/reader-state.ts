import type { ApiError } from '#api/errors.ts'

export type ReaderState = {
  phase: 'off' | 'reading' | 'waiting' | 'resting' | 'failed'
  total: number
  read: number
  /** When the reader continues by itself, while it waits. */
  until?: number
  failed: string[]
  /** Addresses of orders that the platform's search does not know. */
  unknown: string[]
  isComplete: boolean
  error?: ApiError
}

export const READER_OFF: ReaderState = {
  phase: 'off',
  total: 0,
  read: 0,
  failed: [],
  unknown: [],
  isComplete: false,
}
