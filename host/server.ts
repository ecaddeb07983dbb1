import { getRequestListener } from '@hono/node-server'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type HostOptions, createHost } from './host.ts'

export type StartOptions = HostOptions & { port: number; host: string }

const longestStop = 65_000

/*
 * Kept-alive connections live longer than a merchant's pauses: a write on a connection that is just
 * being closed is one that the browser sends twice.
 */
const serverOptions = {
  keepAliveTimeout: 75_000,
  headersTimeout: 20_000,
  requestTimeout: 30_000,
}

/** Listens; `close` lets everything under way finish first. */
export async function startHost({ port, host: hostname, ...options }: StartOptions) {
  const host = createHost(options)
  const server = createServer(
    serverOptions,
    getRequestListener(host.fetch, {
      overrideGlobalObjects: false,
      errorHandler: () => new Response(null, { status: 400 }),
    }),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, resolve)
  })
  const address = server.address() as AddressInfo
  const name = hostname.includes(':') ? `[${hostname}]` : hostname

  async function close() {
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
    const sweep = setInterval(() => server.closeIdleConnections(), 100)
    const limit = setTimeout(() => server.closeAllConnections(), longestStop)
    await Promise.race([Promise.all([closed, host.settled()]), afterLimit()])
    clearInterval(sweep)
    clearTimeout(limit)
  }

  return { url: `http://${name}:${address.port}`, close }
}

function afterLimit() {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, longestStop).unref()
  })
}
