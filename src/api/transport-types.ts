import type { OperationId } from './operations.ts'

export type TransportRequest = {
  operation: OperationId
  path: string
  /** JSON; a request with a body carries a content type. */
  body?: string
  /** Identifies a write, so that the host joins repeated deliveries. */
  operationId?: string
  /** What the author of a reply has read; the host forwards it only if that is still true. */
  ticketSeen?: string
  signal?: AbortSignal
}

export type Credentials = {
  apiKey: string
  storeId?: string
  /** Static use only: the key survives a reload of this tab. */
  remember?: boolean
}

/** `account`: as the host will call it on the next page, too. */
export type SignedIn = { canReadUser: boolean; storeId?: string; account?: string }

export type Transport = {
  isSignedIn: () => boolean
  send: (request: TransportRequest) => Promise<Response>
  /** How many milliseconds ago the page’s early script asked for this path; 0 if it did not. */
  waitedFor: (path: string) => number
  signIn: (credentials: Credentials) => Promise<SignedIn>
  openDemo: () => Promise<SignedIn>
  /** Aborts a sign-out whose late answer could undo a sign-in. */
  signOut: (signal?: AbortSignal) => Promise<void>
}
