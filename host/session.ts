import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Log, noLog } from './log.ts'
import type { Ending, OwedEndings } from './owed-endings.ts'
import { createRecent } from './recent.ts'
import { fingerprintOf, sessionDigest } from './session-digest.ts'
import { sealSession, sealingKey, unsealSession } from './session-seal.ts'
import type { Store } from './store.ts'

const absoluteSeconds = 8 * 60 * 60
const idleSeconds = 30 * 60
const resealSeconds = 60

/** One sign-in. Times are in seconds. */
export type Session = {
  id: string
  key: string
  /** Of the key, worked out once. */
  fingerprint: string
  storeId: string | undefined
  issuedAt: number
  expiresAt: number
  lastUsedAt: number
}

export type Sessions = {
  /** Rejects while the store is unreachable. */
  begin: (key: string, storeId?: string) => Promise<Session>
  seal: (session: Session) => Promise<string>
  /** Returns undefined for any failure, so that nobody learns which one. */
  open: (sealed: string) => Promise<Session | undefined>
  refreshed: (session: Session) => Session | undefined
  /** The seal of the refreshed session: one for all requests that come with the same cookie. */
  resealed: (session: Session) => Promise<string> | undefined
  /**
   * From now on the first secret seals and all of them open. Earlier secrets still open what they
   * have sealed, for as long as that may last.
   */
  useSecrets: (secrets: readonly string[]) => void
  /** Ends the session here at once, and at other hosts once the store has recorded it. */
  end: (session: Session) => Promise<void>
  /** Before a host stops: the store may be back in time to learn what has ended. */
  settled: () => Promise<void>
}

const retryAfter = 5_000
const longestSettling = 5_000
const settlesAgainAfter = 250
/** Cookies are sealed anew every minute. Few keys stay in memory, and not for long. */
const unsealedKept = 2 * 60_000
const mostUnsealed = 1_000
const mostOver = 10_000
/** Its time of last use may lag behind by as much. */
const resealedKept = 10_000

type Unsealed = { session: Session; until: number }

/** Hosts that share secrets and store are interchangeable, because the cookie holds the session. */
export function createSessions(
  service: string,
  secrets: readonly string[],
  store: Pick<Store, 'beginSession' | 'isSessionLive' | 'endSession'>,
  { log = noLog, owed }: { log?: Log; owed?: OwedEndings } = {},
): Sessions {
  let keys = (secrets.length > 0 ? secrets : [randomBytes(32)]).map(toKey)
  /** A page sends one cookie with many requests, and unsealing it takes longer than all other checks. */
  const lately = createRecent<Unsealed>(unsealedKept, mostUnsealed)
  let seals = createRecent<Promise<string>>(resealedKept, mostUnsealed)
  /** What this host knows to be over stays so while the store is out of reach. */
  const over = createRecent<true>(absoluteSeconds * 1_000, mostOver)
  const ended = new Map<string, Ending>(owed?.before.map((ending) => [ending.id, ending]))
  for (const ending of ended.values()) void end(ending)

  async function open(sealed: string) {
    const unsealed = lately.get(sealed) ?? (await unsealWithAny(sealed))
    if (!unsealed || unsealed.until < now()) return undefined
    const { session } = unsealed
    return isInTime(session) && (await isLive(session.id)) ? session : undefined
  }

  async function unsealWithAny(sealed: string): Promise<Unsealed | undefined> {
    for (const { key, until } of keys) {
      const session = until < now() ? undefined : await unsealSession(sealed, key, service)
      if (!session) continue
      const unsealed = { session, until }
      lately.set(sealed, unsealed)
      return unsealed
    }
    return undefined
  }

  /** While the store is unreachable, reads trust the cookie; writes ask the store again. */
  async function isLive(id: string) {
    if (ended.has(id) || over.get(id)) return false
    const isFound = await store.isSessionLive(id).catch(yes)
    if (!isFound) over.set(id, true)
    return isFound
  }

  async function begin(key: string, storeId?: string) {
    const session: Session = {
      id: randomBytes(16).toString('base64url'),
      key,
      fingerprint: fingerprintOf(key),
      storeId,
      issuedAt: now(),
      expiresAt: now() + absoluteSeconds,
      lastUsedAt: now(),
    }
    await store.beginSession(session.id, session.expiresAt * 1000, session.fingerprint)
    return session
  }

  function useSecrets(next: readonly string[]) {
    const until = now() + absoluteSeconds
    const retired = keys.filter(
      ({ secret }) => typeof secret !== 'string' || !next.includes(secret),
    )
    keys = [
      ...next.map(toKey),
      ...retired.map((key) => ({ ...key, until: Math.min(key.until, until) })),
    ]
    seals = createRecent(resealedKept, mostUnsealed)
  }

  async function end({ id, expiresAt }: Ending) {
    const isNew = !ended.has(id)
    ended.set(id, { id, expiresAt })
    over.set(id, true)
    if (await isTold(id)) return
    if (isNew) {
      const isKept = await owed?.keep({ id, expiresAt }).then(yes, no)
      log.warn({ event: 'sign-out-pending', session: sessionDigest(id), kept: isKept ?? false })
    }
    if (expiresAt < now()) await forget(id)
    else setTimeout(() => ended.has(id) && void end({ id, expiresAt }), retryAfter).unref()
  }

  async function isTold(id: string) {
    const isRecorded = await store.endSession(id).then(yes, no)
    if (isRecorded) await forget(id)
    return isRecorded
  }

  async function forget(id: string) {
    ended.delete(id)
    await owed?.settle(id).catch(() => undefined)
  }

  async function settled() {
    const until = Date.now() + longestSettling
    while (ended.size > 0 && Date.now() < until) {
      await Promise.all(Array.from(ended.keys(), isTold))
      if (ended.size > 0) await pause(settlesAgainAfter)
    }
  }

  const sealed = (session: Session) => sealSession(session, keys[0]!.key, service)

  /** Sealing takes longer than all else of a read, and pages read many things at once. */
  function resealed(session: Session) {
    const renewed = refreshed(session)
    const name = `${session.id} ${session.lastUsedAt}`
    const made = renewed && (seals.get(name) ?? sealed(renewed))
    if (made && !seals.get(name)) seals.set(name, made)
    return made
  }

  return {
    begin,
    seal: sealed,
    open,
    useSecrets,
    refreshed,
    resealed,
    end,
    settled,
  }
}

const yes = () => true
const no = () => false

/** Identifies the account to the page. */
export function accountOf({ key, fingerprint }: Session, demoKey: string | undefined) {
  return key === demoKey ? 'demo' : fingerprint
}

function now() {
  return Math.floor(Date.now() / 1000)
}

function isInTime(session: Session) {
  return session.expiresAt > now() && session.lastUsedAt + idleSeconds > now()
}

function toKey(secret: string | Buffer) {
  return { secret, key: sealingKey(secret), until: Number.POSITIVE_INFINITY }
}

function refreshed(session: Session) {
  if (now() - session.lastUsedAt < resealSeconds) return undefined
  return { ...session, lastUsedAt: now() }
}
