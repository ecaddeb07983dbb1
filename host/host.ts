import { Hono } from 'hono'
import { forwardOperation, logCalls } from './api-routes.ts'
import type { ClientBuild } from './client-build.ts'
import { type HostContext, type HostEnv, rawPath } from './context.ts'
import { forwardControl } from './control-channel.ts'
import { noteCspReports } from './csp-report.ts'
import type { FindAsset } from './earlier-assets.ts'
import { checkHost, guard } from './guard.ts'
import { createWrites } from './joined-writes.ts'
import { type Limits, defaultLimits } from './limits.ts'
import { answerFile, answerPage } from './page.ts'
import { refuse } from './refusal.ts'
import { secureAnswers } from './security-headers.ts'
import { openSessionCookie, requireSession } from './session-cookie.ts'
import { sessionRoutes } from './session-routes.ts'
import { accountOf, createSessions } from './session.ts'
import { createMemoryStore } from './store-memory.ts'
import type { Store } from './store.ts'

export type HostOptions = {
  /** Without a trailing slash. */
  service: string
  /** The first seals new sessions, all open old ones. When empty, the host makes a random one. */
  secrets: readonly string[]
  /** Defaults to memory, which ends with the process: for the demo and tests only. */
  store?: Store
  /** Development runs without it, because Vite serves the page. */
  client?: ClientBuild
  earlierAssets?: FindAsset
  /** Present with the embedded mock only: `Open the demo store` signs in with it. */
  demoKey?: string
  /** When empty, any host name is accepted. */
  allowedHosts?: readonly string[]
  log?: (line: string) => void
  limits?: Partial<Limits>
}

export type Host = {
  fetch: Hono<HostEnv>['fetch']
  request: Hono<HostEnv>['request']
  /** From now on `/readyz` answers 503. */
  drain: () => void
  settled: () => Promise<void>
}

export function createHost({ service, secrets, client, demoKey, ...options }: HostOptions): Host {
  const limits = { ...defaultLimits, ...options.limits }
  const log = options.log ?? console.log
  const isDemo = demoKey !== undefined
  const serviceName = isDemo ? 'demo' : new URL(service).host
  const store = options.store ?? createMemoryStore()
  const sessions = createSessions(service, secrets, store)
  const writes = createWrites(store, limits)
  const app = new Hono<HostEnv>({
    getPath: (request, context) => rawPath(request, context?.env),
  })

  let isDraining = false

  app.use(secureAnswers)
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/livez', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    if (isDraining) return c.text('draining', 503)
    const isReady = await store.check().then(
      () => true,
      () => false,
    )
    return isReady ? c.text('ok') : c.text('the store is out of reach', 503)
  })
  app.use(checkHost(options.allowedHosts ?? []))
  app.onError((error, c) => {
    log(`${new Date().toISOString()} ERROR ${error.name}`)
    return refuse(c, { status: 500, code: 'HOST_FAILED', message: 'The host itself failed.' })
  })

  app.use('/session', logCalls(log, 'session'), guard)
  app.route('/session', sessionRoutes({ service, serviceName, demoKey, sessions, store, limits }))
  app.use('/api/*', logCalls(log), guard, requireSession(sessions))
  app.all('/api/*', forwardOperation(service, writes, limits))
  if (isDemo) {
    app.on(['GET', 'POST', 'DELETE'], '/__fault', forwardControl(service, sessions, limits))
    app.on(['GET', 'DELETE'], '/__log', forwardControl(service, sessions, limits))
  }

  app.get('/version.json', (c) => c.json({ version: client?.version ?? 'development' }))
  app.post('/csp-report', noteCspReports(log))
  app.all('*', async (c) => {
    if (c.req.raw.method !== 'GET' && c.req.raw.method !== 'HEAD') {
      return c.body('', 405, { Allow: 'GET, HEAD' })
    }
    const path = rawPath(c.req.raw, c.env)
    const file = client?.files.get(path) ?? (await options.earlierAssets?.(path))
    if (file) return answerFile(c, path, file)
    if (!client || !isPage(c, path)) return c.text('Not found', 404)
    const session = await openSessionCookie(c, sessions)
    const account = session && accountOf(session, demoKey)
    const signedIn = session !== undefined
    return answerPage(c, client, { demo: isDemo, signedIn, account, service: serviceName })
  })

  const drain = () => {
    isDraining = true
  }
  return { fetch: app.fetch, request: app.request, drain, settled: writes.settled }
}

/** The application answers unknown addresses too, but never in place of a missing file. */
function isPage(c: HostContext, path: string) {
  if (/^\/(?:assets|api)(?:\/|$)|^\/(?:__|\.)|\.map$/.test(path)) return false
  const accept = c.req.header('accept') ?? '*/*'
  const lastSegment = path.slice(path.lastIndexOf('/') + 1)
  return accept.includes('text/html') || (accept.includes('*/*') && !lastSegment.includes('.'))
}
