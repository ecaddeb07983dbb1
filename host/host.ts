import { t } from '#base/language/words.ts'
import { Hono, type Next } from 'hono'
import { createAccounts } from './accounts.ts'
import { forwardOperation } from './api-routes.ts'
import type { AuditRecord } from './audit.ts'
import { causeOf, framesOf } from './cause.ts'
import { type ProxyTrust, defaultProxyTrust, identifyClient } from './client-address.ts'
import type { ClientBuild } from './client-build.ts'
import { type HostContext, type HostEnv, rawPath } from './context.ts'
import { forwardControl } from './control-channel.ts'
import { noteCspReports } from './csp-report.ts'
import type { FindAsset } from './earlier-assets.ts'
import { checkFraming, checkHost, guard } from './guard.ts'
import { createWrites } from './joined-writes.ts'
import { type Log, noLog } from './log.ts'
import { type Limits, defaultLimits } from './limits.ts'
import type { OwedEndings } from './owed-endings.ts'
import { answerFile, answerPage } from './page.ts'
import { pageLanguage, sayIn } from './page-language.ts'
import { refuse } from './refusal.ts'
import { endRefusedKeys } from './refused-keys.ts'
import { type RequestRecord, recordRequests } from './request-log.ts'
import { defaultHsts, secureAnswers } from './security-headers.ts'
import { createReadLane } from './read-lane.ts'
import { createRoles } from './roles.ts'
import { openSessionCookie, requireSession } from './session-cookie.ts'
import { sessionRoutes } from './session-routes.ts'
import { limitReads } from './session-limits.ts'
import { createNoteSeal } from './note-seal.ts'
import { type Sessions, accountOf, createSessions } from './session.ts'
import { createMemoryStore } from './store-memory.ts'
import type { Store } from './store.ts'
import { type Team, nextTeam, teamFacts } from './team-file.ts'
import { teamRoutes } from './team-routes.ts'
import { sendWholeAnswers } from './whole-answer.ts'

export type HostOptions = {
  /** Without a trailing slash. */
  service: string
  /** The first seals new sessions, all open old ones. When empty, the host makes a random one. */
  secrets: readonly string[]
  /** Defaults to memory, which ends with the process: for the demo and tests only. */
  store?: Store
  /** What ended while the store was out of reach, also before this start. */
  owed?: OwedEndings
  client?: ClientBuild
  earlierAssets?: FindAsset
  /** With the embedded mock only. */
  demoKey?: string
  /** When empty, any host name is accepted. */
  allowedHosts?: readonly string[]
  trustedProxies?: ProxyTrust
  log?: Log
  /** Whether the log shows whole addresses of clients instead of their networks. */
  logsAddresses?: boolean
  hsts?: string | undefined
  observe?: (event: HostEvent) => void
  /** Gets every write as it leaves, and as it ends. */
  audit?: (record: AuditRecord) => void
  limits?: Partial<Limits>
  team?: Team
}

export type HostEvent =
  | RequestRecord
  | { kind: 'joined-write' }
  | { kind: 'parser-refusal'; code: string }
  | { kind: 'dropped-connection' }
  | { kind: 'crowded-address' }
  | { kind: 'store-failure' }
  | { kind: 'store-forgot' }
  | { kind: 'store-changed' }
  | { kind: 'audit-failure' }

export type Host = {
  fetch: Hono<HostEnv>['fetch']
  request: Hono<HostEnv>['request']
  /** Answers a plain read as `fetch` would. */
  read: ReturnType<typeof createReadLane>
  /** Once it has, `/readyz?exclude=store` holds while the store is away. */
  reachesStore: () => Promise<boolean>
  drain: () => void
  settled: () => Promise<void>
  countWritesUnderWay: () => number
  useSecrets: Sessions['useSecrets']
  useTeam: (team: Team | undefined) => void
}

export function createHost({ service, secrets, client, demoKey, ...options }: HostOptions): Host {
  const limits = { ...defaultLimits, ...options.limits }
  const { log = noLog, observe = () => undefined, audit = () => undefined } = options
  const isDemo = demoKey !== undefined
  const serviceName = isDemo ? 'demo' : new URL(service).host
  const store = options.store ?? createMemoryStore()
  const sessions = createSessions(service, secrets, store, { log, owed: options.owed })
  const seal = createNoteSeal(secrets)
  const joined = () => observe({ kind: 'joined-write' })
  const writes = createWrites(store, limits, undefined, joined)
  const app = new Hono<HostEnv>({
    getPath: (request, context) => rawPath(request, context?.env),
  })

  let isDraining = false
  let hasReachedStore = false
  const reachesStore = () =>
    store.check().then(
      () => (hasReachedStore = true),
      () => false,
    )
  let { team } = options
  const accounts = createAccounts(service, limits)
  const roles = createRoles(() => team, accounts)

  const always = [
    sendWholeAnswers,
    recordRequests(log, observe),
    identifyClient(options.trustedProxies ?? defaultProxyTrust, options.logsAddresses ?? false),
    secureAnswers('hsts' in options ? options.hsts : defaultHsts),
    sayAs(client),
    checkFraming,
  ] as const
  app.use(...always)
  app.on('GET', ['/healthz', '/livez', '/readyz'], nameAs('health'))
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/livez', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    if (isDraining) return notReady(c, 'DRAINING', 'draining')
    const asked = reachesStore()
    // Proxies ask so: if all hosts have lost the store, reads go on.
    if (hasReachedStore && c.req.query('exclude') === 'store') return c.text('ok')
    if (await asked) return c.text('ok')
    return notReady(c, 'STORE_UNAVAILABLE', 'the store is out of reach')
  })
  const checkName = checkHost(options.allowedHosts ?? [])
  app.use(checkName)
  const onError = (error: Error, c: HostContext) => {
    log.error({ event: 'failure', cause: causeOf(error), frames: framesOf(error) })
    return refuse(c, { ...hostFailed, cause: causeOf(error) })
  }
  app.onError(onError)

  app.use('/session', nameAs('session'), guard)
  app.route('/session', sessionRoutes({ service, serviceName, demoKey, sessions, store, limits }))
  const endRefused = endRefusedKeys({ service, sessions, store, limits })
  const checks = [guard, requireSession(sessions), endRefused, limitReads(limits)] as const
  const apiChecks = [nameAs('api'), ...checks] as const
  app.use('/api/*', ...apiChecks)
  app.use('/team/*', nameAs('team'), ...checks)
  const shared = { accounts, roles, seal, team: () => team }
  app.route('/team', teamRoutes({ service, store, limits, isDemo, ...shared }))
  const forward = forwardOperation(service, { writes, limits, isDemo, roles, audit })
  app.all('/api/*', forward)
  const read = createReadLane([...always, checkName, ...apiChecks], forward, onError)
  if (isDemo) {
    app.on(['GET', 'POST', 'DELETE'], '/__fault', forwardControl(service, sessions, limits))
    app.on(['GET', 'DELETE'], '/__log', forwardControl(service, sessions, limits))
    app.on(['GET', 'POST'], '/__character', forwardControl(service, sessions, limits))
    app.on(['GET', 'POST'], '/__records', forwardControl(service, sessions, limits))
  }

  app.get('/version.json', nameAs('version'), (c) =>
    c.json({ version: client?.version ?? 'development' }),
  )
  app.post('/csp-report', noteCspReports(log))
  app.all('*', async (c) => {
    if (c.req.raw.method !== 'GET' && c.req.raw.method !== 'HEAD') {
      c.set('refusal', { code: 'METHOD_NOT_ALLOWED' })
      return c.body('', 405, { Allow: 'GET, HEAD' })
    }
    const path = rawPath(c.req.raw, c.env)
    const file = client?.files.get(path) ?? (await options.earlierAssets?.(path))
    if (file) {
      c.set('operation', 'file')
      return answerFile(c, path, file)
    }
    if (!client || !isPage(c, path)) {
      c.set('refusal', { code: 'NOT_FOUND' })
      return c.text(c.var.say(notFound), 404)
    }
    c.set('operation', 'page')
    const session = await openSessionCookie(c, sessions)
    const account = session && accountOf(session, demoKey)
    const signedIn = session !== undefined
    const config = { demo: isDemo, signedIn, account, service: serviceName }
    return answerPage(c, client, config, teamFacts(team))
  })

  const drain = () => {
    isDraining = true
  }
  return {
    fetch: app.fetch,
    request: app.request,
    read,
    reachesStore,
    drain,
    settled: async () => void (await Promise.all([writes.settled(), sessions.settled()])),
    countWritesUnderWay: writes.countUnderWay,
    useSecrets(next) {
      sessions.useSecrets(next)
      seal.useSecrets(next)
    },
    useTeam(next) {
      team = next && nextTeam(team, next)
    },
  }
}

/** Names a request in log and metrics; matched operations replace it by their own name. */
function nameAs(operation: string) {
  return (c: HostContext, next: Next) => {
    c.set('operation', operation)
    return next()
  }
}

/** Chosen only when something has to be said. */
function sayAs(client: ClientBuild | undefined) {
  return (c: HostContext, next: Next) => {
    c.set('say', (english, values) => {
      const { languages = new Map() } = client ?? {}
      const words = languages.get(pageLanguage(c, languages.keys()))?.words
      return sayIn(words)(english, values)
    })
    return next()
  }
}

function notReady(c: HostContext, code: string, words: string) {
  c.set('refusal', { code })
  return c.text(words, 503)
}

const notFound = t`Not found`

const hostFailed = {
  status: 500,
  code: 'HOST_FAILED',
  message: t`The host itself failed.`,
} as const

/** The application answers unknown addresses too, but never in place of a missing file. */
function isPage(c: HostContext, path: string) {
  if (/^\/(?:assets|api|metrics)(?:\/|$)|^\/(?:__|\.)|\.map$/.test(path)) return false
  const accept = c.req.header('accept') ?? '*/*'
  const lastSegment = path.slice(path.lastIndexOf('/') + 1)
  return accept.includes('text/html') || (accept.includes('*/*') && !lastSegment.includes('.'))
}
