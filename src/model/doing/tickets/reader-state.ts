import * as z from 'zod/mini'
import type { ApiError } from '#api/errors.ts'
import { ownedStore } from '#base/storage/owned.ts'
import type { Readable } from '#base/storage/store.ts'

/** What other tabs are told of it. */
export const SharedState = z.object({
  phase: z.enum(['off', 'reading', 'waiting', 'resting', 'failed']),
  total: z.number(),
  read: z.number(),
  /** When the reader continues by itself, while it waits. */
  until: z.optional(z.number()),
  failed: z.array(z.string()),
  /** Addresses of orders that the platform's search does not know. */
  unknown: z.array(z.string()),
  /** The platform gave a list of all customers. */
  isComplete: z.boolean(),
  /** Everybody of that list was checked. */
  isWhole: z.boolean(),
})
export type ReaderState = z.infer<typeof SharedState> & { error?: ApiError }

export const READER_OFF: ReaderState = {
  phase: 'off',
  total: 0,
  read: 0,
  failed: [],
  unknown: [],
  isComplete: false,
  isWhole: false,
}

/** The store whose customers are being read now. */
export const readingTickets = ownedStore<string | undefined>(undefined)

export type TicketReader = Readable<ReaderState> & {
  run: (signal: AbortSignal) => Promise<void>
  retryFailed: () => void
}

/** Statuses that say that the question itself is not taken. */
export const REFUSALS = new Set([400, 403, 404, 405, 413, 414, 422, 501])
