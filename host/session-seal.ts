import { hkdfSync } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { fingerprintOf } from './session-digest.ts'
import type { Session } from './session.ts'

const typ = 'counter-session+jwt'

export function sealingKey(secret: string | Buffer) {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'counter session', 32))
}

export function sealSession(session: Session, key: Uint8Array, service: string) {
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

/** Undefined for any failure. */
export async function unsealSession(sealed: string, secret: Uint8Array, service: string) {
  if (!isAsSealed(sealed)) return undefined
  try {
    const { payload } = await jwtDecrypt(sealed, secret, {
      audience: service,
      typ,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      requiredClaims: ['jti', 'iat', 'exp', 'last', 'key'],
    })
    const key = payload.key as string
    const session: Session = {
      id: payload.jti!,
      key,
      fingerprint: fingerprintOf(key),
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

/**
 * Base64 has unused bits at its end, which an attacker could change without changing the content.
 */
function isAsSealed(sealed: string) {
  return sealed
    .split('.')
    .every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
}
