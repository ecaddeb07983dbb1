#!/usr/bin/env node
import { join } from 'node:path'
import { readClientBuild } from './client-build.ts'
import { readCommandLine } from './command-line.ts'
import { openAssetsDir } from './earlier-assets.ts'
import { EnvironmentError, readEnvironment } from './environment.ts'
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
  const { baseUrl, port, host, sessionSecrets } = environment
  const client = await readClientBuild(join(import.meta.dirname, '..', 'client'))
  const demo = baseUrl === undefined ? await startDemo(environment.mockOrders) : undefined
  const service = baseUrl ?? demo!.service
  const { redisUrl, dataDir, assetsDir, allowedHosts } = environment
  const store = demo ? createMemoryStore() : await openStore(redisUrl, dataDir)
  const earlierAssets = assetsDir ? await openAssetsDir(assetsDir, client) : undefined
  const running = await startHost({
    service,
    demoKey: demo?.demoKey,
    secrets: sessionSecrets,
    store,
    client,
    earlierAssets,
    port,
    host,
    allowedHosts,
    drainFor: demo ? 0 : environment.drainFor,
  })

  console.log(`Counter is on ${running.url}`)
  if (demo) {
    console.log(`Press «Open the demo store», or sign in with the API key ${demo.demoKey}`)
  } else {
    console.log(`It stands in front of ${service}. Sign in with an API key of that service.`)
    console.log(`Sessions and the ids of writes are kept in ${store.description}.`)
    if (sessionSecrets.length === 0) {
      console.warn('SESSION_SECRET is not set: everybody is signed out when Counter starts again.')
    }
  }

  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= finish())
  async function finish() {
    await running.close()
    await demo?.close()
    await store.close()
    process.exit(0)
  }
  // A second signal changes nothing: the host already stops as soon as its writes are done.
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
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
