import type { Dispatcher } from 'undici'
import connector from 'undici/lib/core/connect.js'
import Client from 'undici/lib/dispatcher/client.js'

export type Connection = {
  send: (options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler) => void
  /** It has carried an answer before, so the other side may be closing it just now. */
  isKept: boolean
  /** Also while it is being made, when a request can't be aborted yet. */
  cut: (reason: Error) => void
  /** After its answer has ended. */
  keep: () => void
}

const options = {
  /** A server may close a connection idle for longer just as the next request leaves. */
  keepAliveTimeout: 4_000,
  keepAliveMaxTimeout: 4_000,
  /** Whoever reads ends it when its time is up. */
  headersTimeout: 0,
  bodyTimeout: 0,
}

const connect = connector({ timeout: 0 })

type Kept = { client: Client; cut: (reason: Error) => void }

/** One read at a time on each, and as many as there are reads: the host limits those. */
export function keepConnections(origin: string) {
  const idle: Kept[] = []

  function open(): Kept {
    let socket: ReturnType<typeof connect> | undefined
    const client = new Client(origin, {
      ...options,
      connect(to, connected) {
        socket = connect(to, connected)
      },
    })
    const kept = { client, cut: (reason: Error) => void socket?.destroy(reason) }
    client.on('disconnect', () => {
      const at = idle.indexOf(kept)
      if (at >= 0) idle.splice(at, 1)
    })
    return kept
  }

  return (isNew: boolean): Connection => {
    const kept = isNew ? undefined : idle.pop()
    const used = kept ?? open()
    return {
      send: (read, handler) => void used.client.dispatch(read, handler),
      isKept: kept !== undefined,
      cut: used.cut,
      keep: () => void idle.push(used),
    }
  }
}
