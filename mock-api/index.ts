import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { MockOptions } from './app.ts'
import { createMockApp } from './app.ts'

export { DEMO_API_KEY } from './database.ts'

export type MockServiceOptions = MockOptions & {
  /** 0, which is the default, takes any free port. */
  port?: number
  host?: string
}

export type MockService = { url: string; close: () => Promise<void> }

/** The mock service over HTTP. Closing it cuts what is still open, held calls included. */
export async function startMockService({
  port = 0,
  host = '127.0.0.1',
  ...options
}: MockServiceOptions = {}): Promise<MockService> {
  const listener = getRequestListener(createMockApp(options).fetch, {
    overrideGlobalObjects: false,
  })
  // Longer than a client keeps a connection, so that the server never closes first.
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
