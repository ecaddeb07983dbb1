import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { HostEvent } from './host.ts'
import type { Log } from './log.ts'
import { shownAddress } from './network.ts'
import { bareHeaders } from './security-headers.ts'

export type ParserRefusalOptions = {
  log: Log
  observe: (event: HostEvent) => void
  logsAddresses: boolean
}

/** Answers and logs what Node itself refuses, before any of our code sees a request. */
export function answerUnparsed(
  server: Server,
  { log, observe, logsAddresses }: ParserRefusalOptions,
) {
  const answers = new WeakMap<Socket, ServerResponse>()
  server.prependListener('request', (request: IncomingMessage, answer: ServerResponse) => {
    answers.set(request.socket, answer)
  })

  function note(status: number, code: string, socket: Socket) {
    const address = shownAddress(socket.remoteAddress ?? '', logsAddresses)
    log.warn({ event: 'parser-refusal', status, code, address })
    observe({ kind: 'parser-refusal', code })
  }

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const code = error.code ?? error.name
    // The client has gone: nothing is refused.
    if (code === 'ECONNRESET' || code === 'EPIPE' || !socket.writable) return socket.destroy()
    const status = statusOf(code)
    note(status, code, socket)
    if (answers.get(socket)?.headersSent && !answers.get(socket)?.writableFinished) {
      return socket.destroy()
    }
    return socket.end(bareAnswer(status), () => socket.destroy())
  })

  server.on('checkExpectation', (request: IncomingMessage, answer: ServerResponse) => {
    note(417, 'EXPECTATION', request.socket)
    answer.writeHead(417, { ...bareHeaders, Connection: 'close' }).end()
  })

  server.on('drop', (dropped) => {
    const address = shownAddress(dropped?.remoteAddress ?? '', logsAddresses)
    log.warn({ event: 'dropped-connection', address })
    observe({ kind: 'dropped-connection' })
  })
}

function statusOf(code: string) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW' ? 413 : 400
}

function bareAnswer(status: number) {
  const headers = { ...bareHeaders, Connection: 'close', 'Content-Length': '0' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`
}
