import { Hono } from 'hono'
import { forwardOperation, logCalls } from './api-routes.ts'
import type { ClientBuild } from './client-build.ts'
import { type HostContext, type HostEnv, rawPath } from './context.ts'
import { forwardControl } from './control-channel.ts'
import { noteCspReports } from './csp-report.ts'
import { guard } from './guard.ts'
import { createWrites } from './joined-writes.ts'
import { type Limits, defaultLimits } from './limits.ts'
import { answerFile, answerPage } from './page.ts'
import { refuse } from './refusal.ts'
import { secureAnswers } from './security-headers.ts'
import { openSessionCookie, requireSession } from './session-cookie.ts'
import { sessionRoutes } from './session-routes.ts'
import { accountOf, createSessions } from './session.ts'

export type HostOptions = {
  /** The service's base address, without a trailing slash. */
  service: string
  /** Secrets that seal sessions, the first one new ones; none: a random one. */
  secrets: readonly string[]
  /** Without it only the service is reachable, not the page (development). */
  client?: ClientBuild
  /** With the embedded mock: the key that `Open the demo store` signs in with. */
  demoKey?: string
  log?: (line: string) => void
  limits?: Partial<Limits>
}

export type Host = {
  fetch: Hono<HostEnv>['fetch']
  request: Hono<HostEnv>['request']
  /** Resolves when no write is under way at the service. */
  settled: () => Promise<void>
}

export function createHost({ service, secrets, client, demoKey, ...options }: HostOptions): Host {
  const limits = { ...defaultLimits, ...options.limits }
  const log = options.log ?? console.log
  const isDemo = demoKey !== undefined
  const serviceName = isDemo ? 'demo' : new URL(service).host
  const sessions = createSessions(service, secrets)
  const writes = createWrites(limits)
  const app = new Hono<HostEnv>({
    getPath: (request, context) => rawPath(request, context?.env),
  })

  app.use(secureAnswers)
  app.onError((error, c) => {
    log(`${new Date().toISOString()} ERROR ${error.name}`)
    return refuse(c, { status: 500, code: 'HOST_FAILED', message: 'The host itself failed.' })
  })

  app.use('/session', logCalls(log, 'session'), guard)
  app.route('/session', sessionRoutes({ service, serviceName, demoKey, sessions, limits }))
  app.use('/api/*', logCalls(log), guard, requireSession(sessions))
  app.all('/api/*', forwardOperation(service, writes, limits))
  if (isDemo) {
    app.on(['GET', 'POST', 'DELETE'], '/__fault', forwardControl(service, sessions, limits))
    app.on(['GET', 'DELETE'], '/__log', forwardControl(service, sessions, limits))
  }

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/version.json', (c) => c.json({ version: client?.version ?? 'development' }))
  app.post('/csp-report', noteCspReports(log))
  app.all('*', async (c) => {
    if (c.req.raw.method !== 'GET' && c.req.raw.method !== 'HEAD') {
      return c.body('', 405, { Allow: 'GET, HEAD' })
    }
    const path = rawPath(c.req.raw, c.env)
    const file = client?.files.get(path)
    if (file) return answerFile(c, path, file)
    if (!client || !isPage(c, path)) return c.text('Not found', 404)
    const session = await openSessionCookie(c, sessions)
    const account = session && accountOf(session, demoKey)
    const signedIn = session !== undefined
    return answerPage(c, client, { demo: isDemo, signedIn, account, service: serviceName })
  })

  return { fetch: app.fetch, request: app.request, settled: writes.settled }
}

/** Whether an address is one of the application's; a file that is not there never is. */
function isPage(c: HostContext, path: string) {
  if (/^\/(?:assets|api)(?:\/|$)|^\/(?:__|\.)|\.map$/.test(path)) return false
  const accept = c.req.header('accept') ?? '*/*'
  const lastSegment = path.slice(path.lastIndexOf('/') + 1)
  return accept.includes('text/html') || (accept.includes('*/*') && !lastSegment.includes('.'))
}
