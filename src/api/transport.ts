import type { OperationId } from './operations.ts'
import { createHostTransport } from './transport-host.ts'
import { createStaticTransport } from './transport-static.ts'

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

/** One way to the service. It sends what it is given, once, and judges nothing. */
export type Transport = {
  isSignedIn: () => boolean
  send: (request: TransportRequest) => Promise<Response>
  signIn: (credentials: Credentials) => Promise<SignedIn>
  openDemo: () => Promise<SignedIn>
  /** The signal matters only where a late answer could undo a sign-in. */
  signOut: (signal?: AbortSignal) => Promise<void>
}

const serviceAddress: string | undefined = import.meta.env.VITE_API_BASE_URL

/** Settled when the application is built; nothing in an address can change it. */
export const transport: Transport = serviceAddress
  ? createStaticTransport(serviceAddress)
  : createHostTransport()
