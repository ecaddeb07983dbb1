import { t } from '#base/language/words.ts'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { type HostContext, type HostEnv, isTrustworthy } from './context.ts'
import { type KeyProof, proveKey } from './key-proof.ts'
import type { Limits } from './limits.ts'
import { countedAs } from './network.ts'
import { type Refusal, refuse, storeUnavailable } from './refusal.ts'
import { readJsonBody } from './request-body.ts'
import { clearSessionCookie, openSessionCookie, setSessionCookie } from './session-cookie.ts'
import { type Sessions, accountOf } from './session.ts'
import { fingerprintOf } from './session-digest.ts'
import { createSignInLimit } from './sign-in-limit.ts'
import type { Store } from './store.ts'
import { isUuid } from './uuid.ts'

export type SessionRoutesOptions = {
  service: string
  serviceName: string
  demoKey: string | undefined
  sessions: Sessions
  store: Store
  limits: Limits
}

const hour = 60 * 60_000

const SignIn = z.union([
  z.object({ demo: z.literal(true) }),
  z.object({ apiKey: z.string(), storeId: z.optional(z.string()) }),
])

export function sessionRoutes(options: SessionRoutesOptions) {
  const { sessions, limits, demoKey } = options
  const routes = new Hono<HostEnv>()
  const signInLimit = createSignInLimit(options.store, limits)

  routes.post('/', async (c) => {
    if (!isTrustworthy(c)) return refuse(c, insecureOrigin)
    const answer = await signIn(c)
    return answer instanceof Response ? answer : refuse(c, answer)
  })

  routes.delete('/', async (c) => {
    await endSession(c)
    clearSessionCookie(c)
    c.header('Clear-Site-Data', '"cache"')
    return c.json({ success: true })
  })

  routes.get('/', async (c) => {
    const signedIn = Boolean(await openSessionCookie(c, sessions))
    const data = { signedIn, demo: demoKey !== undefined, service: options.serviceName }
    return c.json({ success: true, data })
  })

  async function signIn(c: HostContext): Promise<Response | Refusal> {
    const body = await readJsonBody(c, limits.body)
    if (typeof body !== 'string') return body
    const asked = z.safeParse(SignIn, body ? JSON.parse(body) : undefined).data
    if (!asked) return malformed
    if ('demo' in asked && demoKey === undefined) return noDemo
    const key = 'demo' in asked ? demoKey : readKey(asked.apiKey)
    if (key === undefined) return malformed
    const storeId = 'demo' in asked ? undefined : asked.storeId
    if (storeId !== undefined && !isUuid(storeId)) return storeIdMalformed
    const network = countedAs(c.var.client.address)
    const attempt = await signInLimit.attempt(network, key, whenLeft(c))
    if (attempt.wait > 0) {
      c.header('Retry-After', String(attempt.wait))
      return tooManyAttempts
    }
    const proof = await proveKey(
      { service: options.service, key, trace: c.var.trace },
      storeId,
      limits,
    )
    if (isKeyRefused(proof)) signInLimit.rememberRefused(key)
    else await attempt.takeBack()
    if ('code' in proof) return proof
    const provenStore = proof.canReadUser ? undefined : storeId
    if (!(await mayBegin(c, key))) return signedInTooOften
    const begun = await sessions.begin(key, provenStore).catch(() => undefined)
    if (!begun) return storeUnavailable
    await signInLimit.remember(key)
    await endSession(c)
    c.set('session', begun)
    await setSessionCookie(c, sessions, begun)
    const account = accountOf(begun, demoKey)
    return c.json({ success: true, data: { ...proof, storeId: provenStore, account } })
  }

  /** In the demo all share one key, and its sessions are in memory. */
  async function mayBegin(c: HostContext, key: string) {
    if (demoKey !== undefined) return true
    const name = `begun:${fingerprintOf(key)}`
    const counted = await options.store.count(name, 1, hour).catch(() => undefined)
    if (!counted || counted.count <= limits.signInsPerHour) return true
    c.header('Retry-After', String(Math.ceil(counted.endsIn / 1000)))
    return false
  }

  async function endSession(c: HostContext) {
    const session = await openSessionCookie(c, sessions)
    if (!session) return
    c.set('session', session)
    await sessions.end(session)
  }

  return routes
}

function whenLeft(c: HostContext): AbortSignal {
  const controller = new AbortController()
  c.env?.outgoing?.once('close', () => controller.abort())
  return controller.signal
}

/** Failures and limits of the service itself do not count as a refused key. */
function isKeyRefused(proof: KeyProof) {
  if (!('code' in proof)) return false
  const { serviceStatus = 500 } = proof
  return serviceStatus < 500 && serviceStatus !== 429
}

/** Tolerates a pasted "Bearer" prefix; undefined when the text cannot be a key. */
function readKey(pasted: string) {
  const key = pasted.trim().replace(/^Bearer(?:\s+|$)/i, '')
  return /^[\x21-\x7e]{1,2048}$/.test(key) ? key : undefined
}

const insecureOrigin: Refusal = {
  status: 403,
  code: 'INSECURE_ORIGIN',
  message: t`Keys are only accepted over https, or on this machine itself.`,
}

const tooManyAttempts: Refusal = {
  status: 429,
  code: 'TOO_MANY_ATTEMPTS',
  message: t`Too many failed sign-ins. Wait a minute, then try again.`,
}

const signedInTooOften: Refusal = {
  status: 429,
  code: 'SIGNED_IN_TOO_OFTEN',
  message: t`This key has signed in too often. Try again in an hour.`,
}

const malformed: Refusal = {
  status: 400,
  code: 'KEY_MALFORMED',
  message: t`An API key has no spaces or line breaks. Paste it again.`,
}

const storeIdMalformed: Refusal = {
  status: 400,
  code: 'STORE_ID_MALFORMED',
  message: t`That’s not a full store ID (8-4-4-4-12 characters).`,
}

const noDemo: Refusal = {
  status: 404,
  code: 'DEMO_ABSENT',
  message: t`There is no demo store here.`,
}
