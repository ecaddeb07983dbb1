/** One write of one session, by the id that the page gave it. */
export type WriteId = { session: string; id: string }

/** A write that is about to be sent: `content` is a digest of what it asks for. */
export type WriteClaim = WriteId & { content: string }

export type ClaimResult =
  /** Nobody claimed this id before. It is now claimed for good, and this caller may send it once. */
  | { state: 'new' }
  /** Somebody claimed it before. `answer` is undefined while none is known, '' when it is not kept. */
  | { state: 'known'; content: string; answer: string | undefined }
  /** The session has ended, or the store does not know it. */
  | { state: 'ended' }
  /** The session has made as many writes as one may. */
  | { state: 'full' }

/**
 * What hosts share, and what outlives each of them. A session lives in it together with the ids of its
 * writes: a store that forgets a claim forgets its session too, so that nothing can be sent again.
 * Every method rejects while the store is out of reach; whether it took effect is then unknown.
 */
export type Store = {
  /** Where it is, in words for the operator. */
  description: string
  /** Rejects unless the store can be written. */
  check: () => Promise<void>
  beginSession: (session: string, endsAt: number) => Promise<void>
  isSessionLive: (session: string) => Promise<boolean>
  /** Ends a session for good, with all that is known of its writes. */
  endSession: (session: string) => Promise<void>
  /** Durable when it resolves: no crash of this process makes the id new again. */
  claim: (write: WriteClaim) => Promise<ClaimResult>
  /** Keeps the answer beside the claim for a while; '' says only that there was one. */
  keepAnswer: (write: WriteId, answer: string) => Promise<void>
  /** Whether `holder` alone now holds the name, until it lets go or the time is up. */
  lock: (name: string, holder: string, milliseconds: number) => Promise<boolean>
  unlock: (name: string, holder: string) => Promise<void>
  /** Adds to a counter that starts anew after the time given, and says what it stands at. */
  count: (name: string, change: number, milliseconds: number) => Promise<Count>
  /** Notes a name, until the time is up. */
  mark: (name: string, milliseconds: number) => Promise<void>
  isMarked: (name: string) => Promise<boolean>
  close: () => Promise<void>
}

export type Count = { count: number; endsIn: number }

export type StoreLimits = {
  /** How many writes one session may make. */
  writesPerSession: number
  /** How long an answer is kept, in milliseconds. */
  answerKept: number
}

export const defaultStoreLimits: StoreLimits = {
  writesPerSession: 2_000,
  answerKept: 15 * 60_000,
}

/** The clocks of two hosts may differ by this much before one forgets what another still allows. */
export const clockSlack = 60 * 60_000
