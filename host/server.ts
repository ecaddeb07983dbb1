import { getRequestListener } from '@hono/node-server'
import { type Server, createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type HostOptions, createHost } from './host.ts'
import { bareHeaders } from './security-headers.ts'

export type StartOptions = HostOptions & {
  port: number
  host: string
  /** How long a stopping host still takes requests, so that balancers see in time that it stops. */
  drainFor?: number
}

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

/** Listens; `close` lets everything under way finish first, however often it is called. */
export async function startHost({ port, host: hostname, drainFor = 0, ...options }: StartOptions) {
  const host = createHost(options)
  const server = createServer(
    serverOptions,
    getRequestListener(host.fetch, {
      overrideGlobalObjects: false,
      errorHandler: () => new Response(null, { status: 400, headers: bareHeaders }),
    }),
  )
  const closeConnections = watchConnections(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, resolve)
  })
  const address = server.address() as AddressInfo
  const name = hostname.includes(':') ? `[${hostname}]` : hostname

  let closing: Promise<void> | undefined
  const close = () => (closing ??= stop())

  async function stop() {
    host.drain()
    if (drainFor > 0) await new Promise((resolve) => setTimeout(resolve, drainFor))
    const limit = setTimeout(() => server.closeAllConnections(), longestStop)
    const closed = new Promise((resolve) => server.close(resolve))
    closeConnections()
    const isOver = new Promise((resolve) => setTimeout(resolve, longestStop).unref())
    await Promise.race([closed.then(host.settled), isOver])
    clearTimeout(limit)
  }

  return { url: `http://${name}:${address.port}`, close }
}

/**
 * Gives a function that ends every connection as soon as it carries no request. Node's own way
 * leaves those open that have never carried one, and browsers keep such spare ones.
 */
function watchConnections(server: Server) {
  const idle = new Set<Socket>()
  let isClosing = false
  server.on('connection', (socket) => {
    idle.add(socket)
    socket.once('close', () => idle.delete(socket))
  })
  server.on('request', ({ socket }, answer) => {
    idle.delete(socket)
    answer.once('close', () => {
      if (isClosing) socket.destroySoon()
      else if (!socket.destroyed) idle.add(socket)
    })
  })
  return () => {
    isClosing = true
    for (const socket of idle) socket.destroy()
  }
}
