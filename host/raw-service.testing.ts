import { type AddressInfo, type Socket, createServer } from 'node:net'

export type RawDelivery = {
  method: string
  target: string
  headers: Readonly<Record<string, string>>
  body: string
}

export type RawAnswer = (delivery: RawDelivery, socket: Socket) => void

/**
 * While `isRefunding`, the order that a host reads before it sends a refund is answered at once and
 * counts as no delivery.
 */
export async function startRawService(answer: RawAnswer, isRefunding = () => false) {
  const deliveries: RawDelivery[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let received = ''
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1')
      const request = readRequest(received)
      if (!request) return
      received = received.slice(request.length)
      const { method, target } = request.delivery
      const [, orderId] = /\/orders\/([^/?]+)$/.exec(target) ?? []
      if (isRefunding() && method === 'GET' && orderId) {
        socket.write(rawJson(200, { success: true, data: { order: { id: orderId } } }))
        return
      }
      deliveries.push(request.delivery)
      answer(request.delivery, socket)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  async function close() {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}`, deliveries, close }
}

function readRequest(received: string) {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [start = '', ...lines] = received.slice(0, end).split('\r\n')
  const [method = '', target = ''] = start.split(' ')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const length = end + 4 + Number(headers['content-length'] ?? 0)
  if (received.length < length) return undefined
  const delivery: RawDelivery = { method, target, headers, body: received.slice(end + 4, length) }
  return { length, delivery }
}

export function rawAnswer(status: number, body: string, headers: Record<string, string> = {}) {
  const all = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} Told\r\n${lines.join('')}\r\n${body}`
}

export function rawJson(status: number, value: unknown, headers: Record<string, string> = {}) {
  return rawAnswer(status, JSON.stringify(value), headers)
}

export function heldAnswers(bytes: string) {
  const waiting: Socket[] = []
  return {
    answer: (_: RawDelivery, socket: Socket) => void waiting.push(socket),
    release: () => {
      for (const socket of waiting.splice(0)) socket.write(bytes)
    },
  }
}
