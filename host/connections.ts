import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { countedAs } from './network.ts'

export type ConnectionLimits = {
  /** Of one address that is no proxy. */
  mostOfAddress: number
  isProxy: (peer: string) => boolean
  /** A connection was closed because its address had too many, or it carried too many requests. */
  onCrowded: (peer: string) => void
}

/**
 * Requests that wait on one connection. No browser and no proxy sends one before the last is answered;
 * without a limit a single connection could hold up all others.
 */
const mostWaiting = 10

/**
 * Knows which connections are idle: Node itself keeps those that never carried a request, and
 * browsers open such spares. An address with too many loses the one it used longest ago, so that
 * it cannot take the places of others, and colleagues behind one address still get in.
 */
export function watchConnections(server: Server, limits: ConnectionLimits) {
  const idle = new Set<Socket>()
  const waiting = new WeakMap<Socket, Set<ServerResponse>>()
  const crowds = new Map<string, Set<Socket>>()
  let isClosing = false

  server.on('connection', (socket) => {
    idle.add(socket)
    const answers = new Set<ServerResponse>()
    waiting.set(socket, answers)
    socket.once('close', () => {
      idle.delete(socket)
      // Node tells only the first of several answers that its connection has gone.
      for (const answer of answers) if (!answer.socket) answer.destroy().emit('close')
    })
    limit(socket)
  })
  server.on('request', ({ socket }, answer) => {
    const answers = waiting.get(socket)
    if (socket.destroyed || !answers) return
    idle.delete(socket)
    answers.add(answer)
    answer.once('close', () => {
      answers.delete(answer)
      if (answers.size > 0 || socket.destroyed) return
      if (isClosing) socket.destroySoon()
      else idle.add(socket)
    })
    if (answers.size <= mostWaiting) return
    limits.onCrowded(socket.remoteAddress ?? '')
    socket.destroy()
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
