import type { Pin } from './boards.ts'

export type WriteId = { session: string; id: string }

/** `content` is a digest of the request. */
export type WriteClaim = WriteId & { content: string }

export type ClaimResult =
  /** The id was free and is now claimed for good: this caller may send it once. */
  | { state: 'new' }
  /** Already claimed. `answer` is undefined while unknown, and '' if it was not kept. */
  | { state: 'known'; content: string; answer: string | undefined }
  /** The session has ended, is not in the store, or ended now because the store forgot claims of it. */
  | { state: 'ended'; forgot?: true }
  /** The session has used up its writes, and the id is free. */
  | { state: 'full' }

/**
 * State that hosts share and that outlives them. A session is stored together with the ids of its
 * writes: a store that forgets a claim forgets the session too, so nothing can be sent again. Every
 * method rejects while the store is unreachable; whether it took effect is then unknown.
 */
export type Store = {
  description: string
  /** Rejects unless the store is writable. `changed`: all sessions have ended, as another server may lack claims. */
  check: () => Promise<'changed' | void>
  /** `key` is the fingerprint of its API key, for whoever lists sessions. */
  beginSession: (session: string, endsAt: number, key?: string) => Promise<void>
  isSessionLive: (session: string) => Promise<boolean>
  endSession: (session: string) => Promise<void>
  /** Those that have not ended, though they may have been unused for longer than they may. */
  listSessions: () => Promise<StoredSession[]>
  /**
   * Durable once it resolves: no crash of this process frees the id again. `most` writes of the session;
   * 0 only looks the id up.
   */
  claim: (write: WriteClaim, most?: number) => Promise<ClaimResult>
  /** Stores the answer for a while; '' records only that there was one. */
  keepAnswer: (write: WriteId, answer: string) => Promise<void>
  /** Resolves to whether `holder` now holds the lock, until it unlocks or the time is up. */
  lock: (name: string, holder: string, milliseconds: number) => Promise<boolean>
  unlock: (name: string, holder: string) => Promise<void>
  count: (name: string, change: number, milliseconds: number) => Promise<Count>
  /**
   * Records for a while what `who` does in a room ('' if they have left) and returns what the
   * others there do. A store may know the people of its own process only.
   */
  meet: (room: string, who: string, words: string, milliseconds: number) => Promise<string[]>
  /** Returns what is pinned on a board that hosts share, by name. */
  readBoard: (board: string) => Promise<ReadonlyMap<string, string>>
  /**
   * Pins words under a name for a while if the name still holds `before`. Returns what it then
   * holds. Durable once it resolves.
   */
  pin: (board: string, change: Pin, milliseconds: number) => Promise<string>
  mark: (name: string, milliseconds: number) => Promise<void>
  isMarked: (name: string) => Promise<boolean>
  close: () => Promise<void>
}

export type StoredSession = {
  /** As in the log; `sessionDigest`. */
  digest: string
  /** Undefined for a session that a host of an earlier version began. */
  key: string | undefined
  endsAt: number
  writes: number
  end: () => Promise<void>
}

export type Count = { count: number; endsIn: number }

export type StoreLimits = {
  writesPerSession: number
  /** In milliseconds. */
  answerKept: number
}

export const defaultStoreLimits: StoreLimits = {
  writesPerSession: 2_000,
  answerKept: 15 * 60_000,
}

/** Clocks of two hosts may differ by this much before one forgets what the other still allows. */
export const clockSlack = 60 * 60_000
