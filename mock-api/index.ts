import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { type MockOptions, createMockApp } from './app.ts'

export { USUAL, characterNames, readCharacter } from './characters.ts'
export { DEMO_API_KEY } from './database.ts'

export type MockServiceOptions = MockOptions & {
  /** Defaults to 0, which takes any free port. */
  port?: number
  host?: string
}

export type MockService = { url: string; close: () => Promise<void> }

/** Closing it also cuts open connections and held calls. */
export async function startMockService({
  port = 0,
  host = '127.0.0.1',
  ...options
}: MockServiceOptions = {}): Promise<MockService> {
  const listener = getRequestListener(createMockApp(options).fetch, {
    overrideGlobalObjects: false,
  })
  // The server keeps connections longer than any client, so that it never closes first.
  const server = createServer({ keepAliveTimeout: 120_000 }, listener)
  server.listen(port, host)
  await once(server, 'listening')
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
