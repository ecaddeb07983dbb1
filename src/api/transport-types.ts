import type { OperationId } from './operations.ts'

export type TransportRequest = {
  operation: OperationId
  /** Path and query of the operation, as `buildPath` and `buildQuery` give them. */
  path: string
  /** JSON; its presence is what makes a request carry a content type. */
  body?: string
  /** Names one write, so that the host can join repeated deliveries of it. */
  operationId?: string
  signal?: AbortSignal
}

export type Credentials = {
  apiKey: string
  /** Asked for when the key may not read the merchant's account. */
  storeId?: string
  /** Static use only: keep the key for this tab over a reload. */
  remember?: boolean
}

export type SignedIn = { canReadUser: boolean; storeId?: string }

/** One way to reach the platform. It sends each request once and does not judge the answer. */
export type Transport = {
  isSignedIn: () => boolean
  send: (request: TransportRequest) => Promise<Response>
  signIn: (credentials: Credentials) => Promise<SignedIn>
  openDemo: () => Promise<SignedIn>
  /** The signal matters only where a late answer could undo a sign-in. */
  signOut: (signal?: AbortSignal) => Promise<void>
}
