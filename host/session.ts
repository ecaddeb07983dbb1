import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import type { Store } from './store.ts'

const absoluteSeconds = 8 * 60 * 60
const idleSeconds = 30 * 60
const resealSeconds = 60
const typ = 'counter-session+jwt'

/** One sign-in: the merchant's key and the times that end it, in seconds. */
export type Session = {
  id: string
  key: string
  storeId: string | undefined
  issuedAt: number
  expiresAt: number
  lastUsedAt: number
}

export type Sessions = {
  /** Rejects while the store is out of reach. */
  begin: (key: string, storeId?: string) => Promise<Session>
  seal: (session: Session) => Promise<string>
  /** The sealed session, or undefined for whatever reason: nobody learns which one. */
  open: (sealed: string) => Promise<Session | undefined>
  /** The session with its idle time started anew, when it is time to say so to the browser. */
  refreshed: (session: Session) => Session | undefined
  /** Ends it here at once, and at every other host as soon as the store knows. */
  end: (session: Session) => Promise<void>
}

const tryAgain = 5_000

/**
 * The sealed cookie holds what a session is; the store only knows that it has begun and not ended. So
 * any number of hosts with the same secrets and store can stand side by side.
 */
export function createSessions(
  service: string,
  secrets: readonly string[],
  store: Pick<Store, 'beginSession' | 'isSessionLive' | 'endSession'>,
): Sessions {
  const keys = (secrets.length > 0 ? secrets : [randomBytes(32)]).map(sealingKey)
  const [sealingWith = keys[0]!] = keys
  /** What ended here while the store was away: it is told as soon as it is back. */
  const ended = new Set<string>()

  async function open(sealed: string) {
    for (const key of keys) {
      const session = await unseal(sealed, key, service)
      if (session) return isInTime(session) && (await isLive(session.id)) ? session : undefined
    }
    return undefined
  }

  /** While the store is away what the cookie says has to do, for reads; writes ask the store again. */
  async function isLive(id: string) {
    if (ended.has(id)) return false
    try {
      return await store.isSessionLive(id)
    } catch {
      return true
    }
  }

  async function begin(key: string, storeId?: string) {
    const session: Session = {
      id: randomBytes(16).toString('base64url'),
      key,
      storeId,
      issuedAt: now(),
      expiresAt: now() + absoluteSeconds,
      lastUsedAt: now(),
    }
    await store.beginSession(session.id, session.expiresAt * 1000)
    return session
  }

  async function end(session: Session) {
    ended.add(session.id)
    try {
      await store.endSession(session.id)
      ended.delete(session.id)
    } catch {
      if (session.expiresAt < now()) ended.delete(session.id)
      else setTimeout(() => void end(session), tryAgain).unref()
    }
  }

  return {
    begin,
    seal: (session) => seal(session, sealingWith, service),
    open,
    refreshed: (session) =>
      now() - session.lastUsedAt < resealSeconds ? undefined : { ...session, lastUsedAt: now() },
    end,
  }
}

/** As the page names the account it signs in with; it cannot be turned back into the key. */
export function accountOf({ key }: Session, demoKey: string | undefined) {
  if (key === demoKey) return 'demo'
  return createHash('sha256').update(key).digest('hex').slice(0, 16)
}

function now() {
  return Math.floor(Date.now() / 1000)
}

function isInTime(session: Session) {
  return session.expiresAt > now() && session.lastUsedAt + idleSeconds > now()
}

function sealingKey(secret: string | Buffer) {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'counter session', 32))
}

function seal(session: Session, key: Uint8Array, service: string) {
  return new EncryptJWT({
    key: session.key,
    storeId: session.storeId,
    last: session.lastUsedAt,
  })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ })
    .setAudience(service)
    .setJti(session.id)
    .setIssuedAt(session.issuedAt)
    .setExpirationTime(session.expiresAt)
    .encrypt(key)
}

async function unseal(sealed: string, key: Uint8Array, service: string) {
  if (!isAsSealed(sealed)) return undefined
  try {
    const { payload } = await jwtDecrypt(sealed, key, {
      audience: service,
      typ,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      requiredClaims: ['jti', 'iat', 'exp', 'last', 'key'],
    })
    const session: Session = {
      id: payload.jti!,
      key: payload.key as string,
      storeId: payload.storeId as string | undefined,
      issuedAt: payload.iat!,
      expiresAt: payload.exp!,
      lastUsedAt: payload.last as number,
    }
    return session
  } catch {
    return undefined
  }
}

/** Base64 leaves bits over at its ends, which could be changed without changing what is read. */
function isAsSealed(sealed: string) {
  return sealed
    .split('.')
    .every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
}
