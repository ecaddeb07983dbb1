#!/usr/bin/env node
import { join } from 'node:path'
import { causeOf, framesOf } from './cause.ts'
import { readClientBuild } from './client-build.ts'
import { readCommandLine } from './command-line.ts'
import { openAssetsDir } from './earlier-assets.ts'
import { EnvironmentError, readEnvironment } from './environment.ts'
import { type Log, createLog } from './log.ts'
import { openStore } from './open-store.ts'
import { startHost } from './server.ts'
import { createMemoryStore } from './store-memory.ts'

// Not awaited: the demo's chunk imports modules of this one and would wait for it forever.
start().catch((error: unknown) => {
  console.error(`Counter did not start: ${reasonOf(error)}`)
  process.exit(1)
})

async function start() {
  const { text, isDemo, variables } = readCommandLine(process.argv.slice(2))
  if (text !== undefined) return console.log(text)
  const environment = readEnvironment({ ...process.env, ...variables }, isDemo)
  const { baseUrl, sessionSecrets, redisUrl, dataDir, assetsDir, ...options } = environment
  const log = createLog({
    format: options.logFormat ?? (baseUrl && !process.stdout.isTTY ? 'json' : 'text'),
    level: options.logLevel,
  })
  stopOnUncaught(log)
  const client = await readClientBuild(join(import.meta.dirname, '..', 'client'))
  const demo = baseUrl === undefined ? await startDemo(options.mockOrders) : undefined
  const service = baseUrl ?? demo!.service
  const store = demo ? createMemoryStore() : await openStore(redisUrl, dataDir)
  const earlierAssets = assetsDir ? await openAssetsDir(assetsDir, client) : undefined
  const running = await startHost({
    ...options,
    service,
    demoKey: demo?.demoKey,
    secrets: sessionSecrets,
    store,
    client,
    earlierAssets,
    log,
    drainFor: demo ? 0 : options.drainFor,
  })

  log.info({ event: 'start', version: client.version }, `Counter is on ${running.url}`)
  if (demo) {
    const words = `Press «Open the demo store», or sign in with the API key ${demo.demoKey}`
    log.info({ event: 'start' }, words)
  } else {
    log.info(
      { event: 'start' },
      `It stands in front of ${service}. Sign in with one of its API keys.`,
    )
    log.info({ event: 'start' }, `Sessions and ids of writes are kept in ${store.description}.`)
    if (sessionSecrets.length === 0) log.warn({ event: 'start' }, noSecret)
  }

  let stopping: Promise<void> | undefined
  const stop = (signal: NodeJS.Signals) => (stopping ??= finish(signal))
  async function finish(signal: NodeJS.Signals) {
    log.info({ event: 'stop' }, `${signal}: finishing what is under way.`)
    await running.close()
    await demo?.close()
    await store.close()
    log.info({ event: 'stop' }, 'Counter has stopped.')
    log.flush()
    process.exit(0)
  }
  // A second signal changes nothing: the host already stops as soon as its writes are done.
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

const noSecret = 'SESSION_SECRET is not set: everybody is signed out when Counter starts again.'

/** Node would print the message, which can quote what a customer wrote. */
function stopOnUncaught(log: Log) {
  process.on('uncaughtException', (error) => {
    log.fatal({ event: 'crash', cause: causeOf(error), frames: framesOf(error) })
    log.flush()
    process.exit(1)
  })
}

async function startDemo(orders: number) {
  const { startDemoService } = await import('./demo.ts')
  return startDemoService(orders)
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
