import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'

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
  create: (key: string, storeId?: string) => Session
  seal: (session: Session) => Promise<string>
  /** The sealed session, or undefined for whatever reason: nobody learns which one. */
  open: (sealed: string) => Promise<Session | undefined>
  /** The session with its idle time started anew, when it is time to say so to the browser. */
  refreshed: (session: Session) => Session | undefined
  revoke: (session: Session) => void
}

/**
 * Sessions live in the sealed cookie and nowhere else, so any number of hosts with the same secrets
 * can stand side by side; only the list of those signed out early is held here.
 */
export function createSessions(service: string, secrets: readonly string[]): Sessions {
  const keys = (secrets.length > 0 ? secrets : [randomBytes(32)]).map(sealingKey)
  const [sealingWith = keys[0]!] = keys
  const revoked = new Map<string, number>()

  async function open(sealed: string) {
    for (const key of keys) {
      const session = await unseal(sealed, key, service)
      if (session) return isLive(session) && !revoked.has(session.id) ? session : undefined
    }
    return undefined
  }

  function revoke(session: Session) {
    for (const [id, expiresAt] of revoked) if (expiresAt < now()) revoked.delete(id)
    revoked.set(session.id, session.expiresAt)
  }

  return {
    create: (key, storeId) => ({
      id: randomBytes(16).toString('base64url'),
      key,
      storeId,
      issuedAt: now(),
      expiresAt: now() + absoluteSeconds,
      lastUsedAt: now(),
    }),
    seal: (session) => seal(session, sealingWith, service),
    open,
    refreshed: (session) =>
      now() - session.lastUsedAt < resealSeconds ? undefined : { ...session, lastUsedAt: now() },
    revoke,
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

function isLive(session: Session) {
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
