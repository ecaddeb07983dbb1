#!/usr/bin/env node
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { type Audit, openAudit } from './audit.ts'
import { causeOf, framesOf } from './cause.ts'
import { readClientBuild } from './client-build.ts'
import { readCommandLine } from './command-line.ts'
import type { DemoOptions } from './demo.ts'
import { openAssetsDir } from './earlier-assets.ts'
import { EnvironmentError, readEnvironment } from './environment.ts'
import { type Log, createLog } from './log.ts'
import type { Metrics } from './metrics.ts'
import { openStore } from './open-store.ts'
import { openOwedEndings } from './owed-endings.ts'
import { readConfig } from './print-config.ts'
import { createReload } from './reload.ts'
import { startHost } from './server.ts'
import { createMemoryStore } from './store-memory.ts'
import { type SubcommandName, isSubcommand, runSubcommand } from './subcommands.ts'
import { readTeamFile } from './team-file.ts'
import { watchStore } from './watched-store.ts'

// Not awaited: the demo's chunk imports modules of this one and would wait for it forever.
start().catch((error: unknown) => {
  console.error(`Counter did not start: ${reasonOf(error)}`)
  process.exit(1)
})

async function start() {
  const [first = '', ...rest] = process.argv.slice(2)
  if (isSubcommand(first)) return run(first, rest)
  const { text, isDemo, isPrinting, variables } = readCommandLine(process.argv.slice(2))
  if (text !== undefined) return console.log(text)
  const given = { ...process.env, ...variables }
  if (isPrinting) return printConfig(given, isDemo)
  // Optimises code that runs often after a quarter of V8's usual patience: a host runs for days, and
  // until then each read costs twice the processor time (docs/figures.md).
  setFlagsFromString('--interrupt-budget=15000')
  const read = () => readEnvironment(given, isDemo)
  const environment = read()
  const { baseUrl, sessionSecrets, redisUrl, dataDir, assetsDir, teamFile, auditFile, ...options } =
    environment
  const team = teamFile === undefined ? undefined : readTeamFile(teamFile)
  const log = createLog({
    format: options.logFormat ?? (baseUrl && !process.stdout.isTTY ? 'json' : 'text'),
    level: options.logLevel,
  })
  let audit: Audit | undefined
  stopOnUncaught(log, () => audit?.flush())
  const metrics =
    options.metricsPort === undefined ? undefined : (await import('./metrics.ts')).createMetrics()
  const observe = metrics?.observe ?? (() => undefined)
  const client = await readClientBuild(join(import.meta.dirname, '..', 'client'))
  const demo = baseUrl === undefined ? await startDemo(options) : undefined
  const service = baseUrl ?? demo!.service
  const opened = demo ? createMemoryStore() : await openStore(redisUrl, dataDir)
  const store = watchStore(opened, log, (kind) => observe({ kind }))
  if (auditFile !== undefined) {
    audit = await openAudit(auditFile, { log, onFailure: () => observe({ kind: 'audit-failure' }) })
  }
  const from = { host: `${hostname()}:${options.port}`, build: client.version }
  const earlierAssets = assetsDir ? await openAssetsDir(assetsDir, client) : undefined
  const running = await startHost({
    ...options,
    service,
    demoKey: demo?.demoKey,
    secrets: sessionSecrets,
    store,
    owed: demo ? undefined : await openOwedEndings(dataDir),
    client,
    earlierAssets,
    team,
    log,
    observe,
    audit: audit && ((record) => audit?.note({ ...record, ...from })),
    drainFor: demo ? 0 : options.drainFor,
  })
  const metricsServer =
    metrics && (await serveMetrics(metrics, { ...running, isStoreUp: store.isUp }, options))

  log.info({ event: 'start', version: client.version }, `Counter is on ${running.url}`)
  if (metricsServer) {
    log.info({ event: 'start' }, `Its metrics are on ${metricsServer.url}`)
  }
  if (demo) {
    const words = `Press «Open the demo store», or sign in with the API key ${demo.demoKey}`
    log.info({ event: 'start' }, words)
  } else {
    log.info(
      { event: 'start' },
      `It stands in front of ${service}. Sign in with one of its API keys.`,
    )
    log.info({ event: 'start' }, `Sessions and ids of writes are kept in ${store.description}.`)
    // A wrong address would be noticed only by the first who signs in.
    void running.reachesStore()
    if (sessionSecrets.length === 0) log.warn({ event: 'start' }, noSecret)
  }

  let stopping: Promise<void> | undefined
  const stop = (signal: NodeJS.Signals) => (stopping ??= finish(signal))
  async function finish(signal: NodeJS.Signals) {
    log.info({ event: 'stop' }, `${signal}: finishing what is under way.`)
    await running.close()
    await metricsServer?.close()
    await demo?.close()
    await store.close()
    await audit?.close()
    log.info({ event: 'stop' }, 'Counter has stopped.')
    log.flush()
    process.exit(0)
  }
  // A second signal changes nothing: the host already stops as soon as its writes are done.
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  const reload = createReload({
    read,
    before: environment,
    log,
    useSecrets: running.useSecrets,
    connect: (url) => openStore(url, dataDir),
    replaceStore: store.replace,
    useTeamFile: teamFile === undefined ? undefined : () => running.useTeam(readTeamFile(teamFile)),
    reopenAudit: audit?.reopen,
  })
  // Without files there is nothing to read, and SIGHUP means that the terminal was closed.
  const { SESSION_SECRET_FILE, REDIS_URL_FILE } = process.env
  const hasFiles = SESSION_SECRET_FILE || REDIS_URL_FILE || teamFile || audit?.reopen
  if (hasFiles) process.on('SIGHUP', () => void reload())
}

function printConfig(...given: Parameters<typeof readConfig>) {
  const { text, mistakes } = readConfig(...given)
  console.log(text)
  if (mistakes.length > 0) process.exitCode = 1
}

/** Apart from the host: it serves nothing and keeps nothing. */
async function run(name: SubcommandName, options: readonly string[]) {
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort())
  process.exitCode = await runSubcommand(name, options, {
    variables: process.env,
    print: (words) => console.log(words),
    note: (words) => {
      // Progress is for a person who waits, not for a log.
      if (process.stderr.isTTY || !words.startsWith('\r')) process.stderr.write(words)
    },
    signal: stopping.signal,
  })
}

const noSecret = 'SESSION_SECRET is not set: everybody is signed out when Counter starts again.'

/** Node would print the message, which can quote what a customer wrote. */
function stopOnUncaught(log: Log, flush: () => void) {
  process.on('uncaughtException', (error) => {
    log.fatal({ event: 'crash', cause: causeOf(error), frames: framesOf(error) })
    log.flush()
    flush()
    process.exit(1)
  })
}

type Followed = Parameters<Metrics['follow']>[0]
type MetricsPlace = { metricsPort: number | undefined; metricsHost: string }

async function serveMetrics(metrics: Metrics, followed: Followed, place: MetricsPlace) {
  const { startMetricsServer } = await import('./metrics-server.ts')
  metrics.follow(followed)
  return startMetricsServer(metrics, place.metricsPort ?? 0, place.metricsHost)
}

async function startDemo(options: DemoOptions) {
  const { startDemoService } = await import('./demo.ts').catch(withoutDemo)
  return startDemoService(options)
}

/** Images and installations in earnest leave its folder out. */
function withoutDemo(error: unknown): never {
  if (!['ERR_MODULE_NOT_FOUND', 'EACCES'].includes(causeOf(error))) throw error
  throw new EnvironmentError(
    'the demo store is not installed here (the folder dist/host/demo). Name your platform with BASE_URL or --base-url.',
  )
}

function reasonOf(error: unknown) {
  if (error instanceof EnvironmentError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return 'the application is not built. Run npm run build first.'
  if (code === 'EADDRINUSE') return 'the port is taken. Choose another one with PORT.'
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return 'HOST is not an address of this machine.'
  return error instanceof Error ? error.message : String(error)
}
