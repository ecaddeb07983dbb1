import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { Socket } from 'node:net'

export type WebSocketLink = { send: (text: string) => void; close: () => void }

/** A client for texts only, since Node 20 has none. */
export function openWebSocket(
  address: string,
  onText: (text: string) => void,
): Promise<WebSocketLink> {
  const { hostname, port, pathname } = new URL(address)
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
  }
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path: pathname, headers })
    call.on('error', reject)
    call.on('response', ({ statusCode }) => reject(new Error(`refused with ${statusCode}`)))
    call.on('upgrade', (_response, socket: Socket, head) => {
      readTexts(socket, head, onText)
      resolve({
        send: (text) => void socket.write(frameOf(text)),
        close: () => socket.destroy(),
      })
    })
    call.end()
  })
}

/** Joins the parts of a message; Firefox splits long ones. */
function readTexts(socket: Socket, head: Buffer, onText: (text: string) => void) {
  let waiting = head
  let parts: Buffer[] = []
  const read = (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes])
    for (let frame = firstFrame(waiting); frame; frame = firstFrame(waiting)) {
      waiting = waiting.subarray(frame.end)
      if (frame.code > 2) continue
      parts.push(frame.content)
      if (!frame.isLast) continue
      onText(Buffer.concat(parts).toString())
      parts = []
    }
  }
  socket.on('data', read)
  read(Buffer.alloc(0))
}

function firstFrame(bytes: Buffer) {
  if (bytes.length < 2) return undefined
  const [first = 0, second = 0] = bytes
  const short = second & 127
  const extra = short === 126 ? 2 : short === 127 ? 8 : 0
  if (bytes.length < 2 + extra) return undefined
  const long = extra === 2 ? bytes.readUInt16BE(2) : Number(extra && bytes.readBigUInt64BE(2))
  const start = 2 + extra
  const end = start + (extra ? long : short)
  if (bytes.length < end) return undefined
  return { isLast: first > 127, code: first & 15, content: bytes.subarray(start, end), end }
}

/** A client has to mask what it sends, and to write its length as short as possible. */
function frameOf(text: string): Buffer {
  const content = Buffer.from(text)
  const mask = randomBytes(4)
  const head = [0x81, ...lengthOf(content)]
  for (const [at, byte] of content.entries()) content[at] = byte ^ (mask[at % 4] ?? 0)
  return Buffer.concat([Buffer.from(head), mask, content])
}

function lengthOf({ length }: Buffer): number[] {
  if (length < 126) return [0x80 | length]
  if (length < 65_536) return [0x80 | 126, length >> 8, length & 255]
  throw new Error('A message of this length is never sent')
}
