import { t } from '#base/language/words.ts'
import { readAnswer } from './answer.ts'
import { ApiError, isOffline, toApiError } from './errors.ts'
import { fitsKeepalive } from './keepalive.ts'
import { operations } from './operations.ts'
import { buildPath, buildQuery } from './request.ts'
import { isRecord, isText } from '#base/storage/shape.ts'
import { readStoredJson, writeStored } from '#base/storage/storage.ts'
import type { Credentials, SignedIn, Transport, TransportRequest } from './transport-types.ts'

const PROOF_LIMIT = 30_000
const KEPT_KEY = 'counter.api-key'
type Kept = { service: string; key: string }

/**
 * The key goes only to the address fixed at build, and survives a reload only if the merchant chose
 * so.
 */
export function createStaticTransport(serviceAddress: string): Transport {
  const base = serviceAddress.replace(/\/+$/, '')
  let key = readKept(base)
  let hasAnswered = false

  async function call(request: TransportRequest, apiKey: string): Promise<Response> {
    const { operation, path, body, signal } = request
    const { method } = operations[operation]
    try {
      const response = await fetch(base + path, {
        method,
        body,
        signal,
        // The service’s CORS answer would have to allow any further header.
        headers: {
          Authorization: `Bearer ${apiKey}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'error',
        keepalive: method !== 'GET' && fitsKeepalive(body),
      })
      hasAnswered = true
      return response
    } catch (error) {
      const isLikelyRefused = error instanceof TypeError && !hasAnswered && !isOffline()
      if (!isLikelyRefused) throw error
      throw new ApiError({ kind: 'cross-origin', operation, cause: error })
    }
  }

  async function prove({ apiKey, storeId }: Credentials): Promise<SignedIn> {
    const signal = AbortSignal.timeout(PROOF_LIMIT)
    const user = await call({ operation: 'getUser', path: '/user', signal }, apiKey)
    if (user.status !== 403) {
      await readAnswer(user, 'signIn')
      return { canReadUser: true }
    }
    if (storeId === undefined) throw storeIdNeeded()
    const path =
      buildPath('listOrders', { storeId }) + buildQuery('listOrders', { Page: 1, PageSize: 1 })
    await readAnswer(await call({ operation: 'listOrders', path, signal }, apiKey), 'signIn')
    return { canReadUser: false, storeId }
  }

  return {
    isSignedIn: () => key !== undefined,
    waitedFor: () => 0,

    send(request) {
      if (key !== undefined) return call(request, key)
      const { operation } = request
      return Promise.reject(
        new ApiError({ kind: 'refused', operation, status: 401, code: 'SESSION_MISSING' }),
      )
    },

    async signIn(credentials) {
      if (!globalThis.isSecureContext) throw pageInsecure()
      try {
        const signedIn = await prove(credentials)
        key = credentials.apiKey
        keep(credentials.remember ? { service: base, key } : undefined)
        return signedIn
      } catch (error) {
        throw toApiError(error, 'signIn')
      }
    },

    openDemo: () =>
      Promise.reject(
        new ApiError({
          kind: 'invalid',
          operation: 'signIn',
          message: t`There is no demo store here.`,
        }),
      ),

    signOut() {
      key = undefined
      keep(undefined)
      return Promise.resolve()
    },
  }
}

/** Anyone on the network could change a page that came over http, and so take the key. */
function pageInsecure(): ApiError {
  return new ApiError({
    kind: 'invalid',
    operation: 'signIn',
    code: 'PAGE_INSECURE',
    message: t`This page was opened over http, where others could read your key. Open it over https.`,
  })
}

function readKept(service: string): string | undefined {
  if (!globalThis.isSecureContext) return undefined
  const kept = readStoredJson('session', KEPT_KEY)
  if (isRecord(kept) && kept.service === service && isText(kept.key)) return kept.key
  keep(undefined)
  return undefined
}

function keep(remembered: Kept | undefined) {
  writeStored('session', KEPT_KEY, remembered && JSON.stringify(remembered))
}

function storeIdNeeded(): ApiError {
  return new ApiError({
    kind: 'refused',
    operation: 'signIn',
    status: 403,
    code: 'STORE_ID_NEEDED',
    message: t`This API key isn’t allowed to read the account. Enter the ID of a store.`,
  })
}
