import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { countedAs } from './network.ts'

export type ConnectionLimits = {
  /** Of one address that is no proxy. */
  mostOfAddress: number
  isProxy: (peer: string) => boolean
  /** A connection was closed because its address had too many. */
  onCrowded: (peer: string) => void
}

/**
 * Knows which connections are idle: Node itself keeps those that never carried a request, and
 * browsers open such spares. An address with too many loses the one it used longest ago, so that
 * it cannot take the places of others, and colleagues behind one address still get in.
 */
export function watchConnections(server: Server, limits: ConnectionLimits) {
  const idle = new Set<Socket>()
  const crowds = new Map<string, Set<Socket>>()
  let isClosing = false

  server.on('connection', (socket) => {
    idle.add(socket)
    socket.once('close', () => idle.delete(socket))
    limit(socket)
  })
  server.on('request', ({ socket }, answer) => {
    idle.delete(socket)
    answer.once('close', () => {
      if (isClosing) socket.destroySoon()
      else if (!socket.destroyed) idle.add(socket)
    })
  })

  function limit(socket: Socket) {
    const peer = socket.remoteAddress ?? ''
    if (limits.isProxy(peer)) return
    const address = countedAs(peer)
    const crowd = crowds.get(address) ?? new Set()
    crowds.set(address, crowd.add(socket))
    socket.once('close', () => {
      crowd.delete(socket)
      if (crowd.size === 0 && crowds.get(address) === crowd) crowds.delete(address)
    })
    if (crowd.size <= limits.mostOfAddress) return
    const leaving = longestIdle(crowd) ?? socket
    crowd.delete(leaving)
    leaving.destroy()
    limits.onCrowded(peer)
  }

  /** The set keeps the order in which connections became idle; the new one stands last. */
  function longestIdle(crowd: ReadonlySet<Socket>) {
    for (const socket of idle) if (crowd.has(socket)) return socket
    return undefined
  }

  return () => {
    isClosing = true
    for (const socket of idle) socket.destroy()
  }
}
