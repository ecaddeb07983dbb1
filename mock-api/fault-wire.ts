import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Reply } from './reply.ts'

/** Lets written bytes reach the client before the connection is reset. */
const FLUSH = 60

/** `Response` cannot express these replies. */
export function isOdd({ wire, status }: Reply) {
  return wire !== undefined || status < 200 || status > 599
}

export function sendByHand(outgoing: ServerResponse, reply: Reply) {
  const { wire, status, headers } = reply
  const { socket } = outgoing
  const bytes = Buffer.from(reply.body)
  if (!wire || !socket) {
    outgoing.writeHead(status, { ...headers, 'content-length': bytes.length }).end(bytes)
    return
  }
  if (wire === 'reset') {
    socket.resetAndDestroy()
    return
  }
  const length = wire === 'cut-body' ? 'connection: close' : `content-length: ${bytes.length}`
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Odd'}`, ...lines, length, '', '']
  socket.write(head.join('\r\n'))
  socket.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => finish(socket, wire))
}

function finish(socket: Socket, wire: NonNullable<Reply['wire']>) {
  if (wire === 'short-body' || wire === 'cut-body') socket.end()
  if (wire === 'reset-in-body') setTimeout(() => socket.resetAndDestroy(), FLUSH)
}
