import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Resolves to the address at which the server listens, or rejects if it cannot. */
export async function listenOn(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`
}
