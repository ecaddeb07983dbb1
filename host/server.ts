import { getRequestListener } from '@hono/node-server'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { causeOf } from './cause.ts'
import { defaultProxyTrust } from './client-address.ts'
import { watchConnections } from './connections.ts'
import { createCounters } from './counters.ts'
import { type HostOptions, createHost } from './host.ts'
import { listenOn } from './listening.ts'
import { noLog } from './log.ts'
import { shownAddress } from './network.ts'
import { answerUnparsed } from './parser-refusals.ts'
import { isPlainRead } from './read-lane.ts'
import { bareHeaders } from './security-headers.ts'

export type StartOptions = HostOptions & {
  port: number
  host: string
  /** How long a stopping host accepts requests, so that load balancers notice in time. */
  drainFor?: number
  mostConnections?: number
  /** Unless it is a trusted proxy. */
  mostOfAddress?: number
  /** Milliseconds without a byte in either direction; longer than any answer lets wait for itself. */
  stalledFor?: number
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
  mostOfAddress = Math.ceil(mostConnections / 10),
  stalledFor = 180_000,
  ...options
}: StartOptions) {
  const { log = noLog, observe = () => undefined, logsAddresses = false } = options
  const host = createHost({ ...options, log })
  const listener = (fetch: Parameters<typeof getRequestListener>[0]) =>
    getRequestListener(fetch, {
      // The demo's platform lives in this process and breaks its answers off on purpose.
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        log.warn({ event: 'parser-refusal', status: 400, code: causeOf(error) })
        return new Response(null, { status: 400, headers: bareHeaders })
      },
    })
  const answer = listener(host.fetch)
  const read = async (request: IncomingMessage, response: ServerResponse) => {
    const answered = host.read(request, response)
    const isSent = await answered.then(
      (left) => left === undefined,
      () => false,
    )
    if (!isSent) await listener(() => answered)(request, response)
  }
  const server = createServer(serverOptions)
  server.timeout = stalledFor
  server.maxConnections = mostConnections
  answerUnparsed(server, { log, observe, logsAddresses })
  const crowds = createCounters()
  const { isProxy } = options.trustedProxies ?? defaultProxyTrust
  const closeConnections = watchConnections(server, {
    mostOfAddress,
    isProxy,
    onCrowded(peer) {
      observe({ kind: 'crowded-address' })
      const address = shownAddress(peer, logsAddresses)
      const isNew = crowds.count(address ?? '', 1, 60_000).count === 1
      if (isNew) log.warn({ event: 'crowded-address', address })
    },
  })
  // After those who watch: what they have cut off is not begun.
  server.on('request', (request, response) => {
    if (!request.socket.destroyed) void (isPlainRead(request) ? read : answer)(request, response)
  })
  const url = await listenOn(server, port, hostname)

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
  const { reachesStore, countWritesUnderWay, useSecrets, useTeam } = host
  return { url, close, reachesStore, countConnections, countWritesUnderWay, useSecrets, useTeam }
}
