import type { Dispatcher } from 'undici'
import Client from 'undici/lib/dispatcher/client.js'

export type Connection = {
  send: (options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler) => void
  /** It has carried an answer before, so the other side may be closing it just now. */
  isKept: boolean
  /** After its answer has ended. */
  keep: () => void
}

const options = {
  /** A server may close a connection idle for longer just as the next request leaves. */
  keepAliveTimeout: 4_000,
  keepAliveMaxTimeout: 4_000,
  /** Whoever reads ends it when its time is up; nobody waits for a connection as long as this. */
  connectTimeout: 150_000,
  headersTimeout: 0,
  bodyTimeout: 0,
}

/** One read at a time on each, and as many as there are reads: the host limits those. */
export function keepConnections(origin: string) {
  const idle: Client[] = []

  function open() {
    const client = new Client(origin, options)
    client.on('disconnect', () => {
      const at = idle.indexOf(client)
      if (at >= 0) idle.splice(at, 1)
    })
    return client
  }

  return (isNew: boolean): Connection => {
    const kept = isNew ? undefined : idle.pop()
    const client = kept ?? open()
    return {
      send: (read, handler) => void client.dispatch(read, handler),
      isKept: kept !== undefined,
      keep: () => void idle.push(client),
    }
  }
}
