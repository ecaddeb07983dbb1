import { isRecord, isText } from '#base/storage/shape.ts'
import { readAnswer } from './answer.ts'
import { earlyReadAge, takeEarlyRead } from './early-reads.ts'
import { toApiError } from './errors.ts'
import { operations } from './operations.ts'
import { runtimeConfig } from './runtime-config.ts'
import type { SignedIn, Transport, TransportRequest } from './transport-types.ts'
import { fitsKeepalive } from './keepalive.ts'

const SIGN_IN_LIMIT = 40_000
const GUARD = { 'X-Requested-By': 'counter' }

/** Goes through the host, which keeps the key in a sealed cookie that no script can read. */
export function createHostTransport(): Transport {
  return {
    isSignedIn: () => runtimeConfig.signedIn,
    send,
    waitedFor: (path) => earlyReadAge(`/api${path}`),
    signIn: ({ apiKey, storeId }) => openSession({ apiKey, storeId }),
    openDemo: () => openSession({ demo: true }),
    signOut: closeSession,
  }
}

function send(request: TransportRequest): Promise<Response> {
  const { operation, path, body, operationId, ticketSeen, signal } = request
  const { method } = operations[operation]
  const address = `/api${path}`
  if (method === 'GET') {
    const early = takeEarlyRead(address)
    if (early) return early
  }
  return fetch(address, {
    method,
    body,
    signal,
    headers: {
      ...GUARD,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(operationId !== undefined && { 'X-Operation-Id': operationId }),
      ...(ticketSeen !== undefined && { 'X-Ticket-Seen': ticketSeen }),
    },
    credentials: 'same-origin',
    cache: 'no-store',
    redirect: 'error',
    keepalive: method !== 'GET' && fitsKeepalive(body),
  })
}

async function openSession(credentials: object): Promise<SignedIn> {
  try {
    const response = await callSession('POST', { body: JSON.stringify(credentials) })
    const { data } = await readAnswer(response, 'signIn')
    const { canReadUser, ...told } = isRecord(data) ? data : {}
    const [storeId, account] = [told.storeId, told.account].map((text) =>
      isText(text) ? text : undefined,
    )
    return { canReadUser: canReadUser !== false, storeId, account }
  } catch (error) {
    throw toApiError(error, 'signIn')
  }
}

async function closeSession(signal?: AbortSignal): Promise<void> {
  try {
    const response = await callSession('DELETE', { signal })
    // 401: the session has already ended.
    if (response.status !== 401 && !response.ok) await readAnswer(response, 'signOut')
  } catch (error) {
    throw toApiError(error, 'signOut')
  }
}

type SessionCall = { body?: string; signal?: AbortSignal }

function callSession(method: 'POST' | 'DELETE', call: SessionCall): Promise<Response> {
  const { body, signal } = call
  const timeout = AbortSignal.timeout(SIGN_IN_LIMIT)
  return fetch('/session', {
    method,
    body,
    headers: body === undefined ? GUARD : { ...GUARD, 'Content-Type': 'application/json' },
    credentials: 'same-origin',
    cache: 'no-store',
    // Signing out must outlive a tab that closes at once.
    keepalive: method === 'DELETE',
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
}
