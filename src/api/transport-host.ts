import * as z from 'zod/mini'
import { readAnswer } from './answer.ts'
import { toApiError } from './errors.ts'
import { operations } from './operations.ts'
import { runtimeConfig } from './runtime-config.ts'
import type { SignedIn, Transport, TransportRequest } from './transport.ts'
import { fitsKeepalive } from './keepalive.ts'

const SIGN_IN_LIMIT = 40_000
const FIRST_READ_AGE = 30_000
const GUARD = { 'X-Requested-By': 'counter' }

const SessionData = z.object({
  canReadUser: z.catch(z.boolean(), true),
  storeId: z.catch(z.optional(z.string()), undefined),
})

/** Reads that a script in the page has begun before the application was loaded, by address. */
type FirstReads = Map<string, Promise<Response>>

/** Through our own host: the key is in a sealed cookie, out of reach of any script. */
export function createHostTransport(): Transport {
  return {
    isSignedIn: () => runtimeConfig.signedIn,
    send,
    signIn: ({ apiKey, storeId }) => openSession({ apiKey, storeId }),
    openDemo: () => openSession({ demo: true }),
    signOut: closeSession,
  }
}

function send({ operation, path, body, operationId, signal }: TransportRequest): Promise<Response> {
  const { method } = operations[operation]
  const address = `/api${path}`
  if (method === 'GET') {
    const begun = takeFirstRead(address)
    if (begun) return begun
  }
  return fetch(address, {
    method,
    body,
    signal,
    headers: {
      ...GUARD,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(operationId !== undefined && { 'X-Operation-Id': operationId }),
    },
    credentials: 'same-origin',
    cache: 'no-store',
    redirect: 'error',
    keepalive: method !== 'GET' && fitsKeepalive(body),
  })
}

/** Only while the page starts: later, an answer from back then would pass for a fresh one. */
function takeFirstRead(address: string): Promise<Response> | undefined {
  if (performance.now() > FIRST_READ_AGE) return undefined
  const firstReads = Reflect.get(globalThis, '__firstReads') as FirstReads | undefined
  const begun = firstReads?.get(address)
  firstReads?.delete(address)
  return begun
}

async function openSession(credentials: object): Promise<SignedIn> {
  try {
    const response = await callSession('POST', JSON.stringify(credentials))
    const { data } = await readAnswer(response, 'signIn')
    return SessionData.parse(data ?? {})
  } catch (error) {
    throw toApiError(error, 'signIn')
  }
}

async function closeSession(): Promise<void> {
  try {
    const response = await callSession('DELETE')
    // A session that is over already needs no closing.
    if (response.status !== 401 && !response.ok) await readAnswer(response, 'signOut')
  } catch (error) {
    throw toApiError(error, 'signOut')
  }
}

function callSession(method: 'POST' | 'DELETE', body?: string): Promise<Response> {
  return fetch('/session', {
    method,
    body,
    headers: body === undefined ? GUARD : { ...GUARD, 'Content-Type': 'application/json' },
    credentials: 'same-origin',
    cache: 'no-store',
    // Signing out outlives a tab that is closed at once.
    keepalive: method === 'DELETE',
    redirect: 'error',
    signal: AbortSignal.timeout(SIGN_IN_LIMIT),
  })
}
