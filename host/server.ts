import { getRequestListener } from '@hono/node-server'
import { type Server, createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { causeOf } from './cause.ts'
import { type HostOptions, createHost } from './host.ts'
import { noLog } from './log.ts'
import { answerUnparsed } from './parser-refusals.ts'
import { bareHeaders } from './security-headers.ts'

export type StartOptions = HostOptions & {
  port: number
  host: string
  /** How long a stopping host accepts requests, so that load balancers notice in time. */
  drainFor?: number
  mostConnections?: number
}

const longestStop = 65_000

/*
 * Connections outlive a merchant's pauses: a browser repeats a write that it sends on a connection
 * just being closed.
 */
const serverOptions = {
  keepAliveTimeout: 75_000,
  headersTimeout: 20_000,
  requestTimeout: 30_000,
}

export async function startHost({
  port,
  host: hostname,
  drainFor = 0,
  mostConnections = 2_000,
  ...options
}: StartOptions) {
  const { log = noLog, observe = () => undefined, logsAddresses = false } = options
  const host = createHost({ ...options, log })
  const server = createServer(
    serverOptions,
    getRequestListener(host.fetch, {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        log.warn({ event: 'parser-refusal', status: 400, code: causeOf(error) })
        return new Response(null, { status: 400, headers: bareHeaders })
      },
    }),
  )
  server.maxConnections = mostConnections
  answerUnparsed(server, { log, observe, logsAddresses })
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

  const countConnections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
  const { countWritesUnderWay, useSecrets, useTeam } = host
  const url = `http://${name}:${address.port}`
  return { url, close, countConnections, countWritesUnderWay, useSecrets, useTeam }
}

/** Node itself keeps connections that never carried a request, and browsers open such spares. */
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
