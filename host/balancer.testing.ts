import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function startBalancer(hosts: readonly string[]) {
  let ready: string[] = []
  let turn = 0

  async function check() {
    const checks = hosts.map(async (host) => {
      const isReady = await fetch(`${host}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      return isReady ? [host] : []
    })
    ready = (await Promise.all(checks)).flat()
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const host = ready[(turn += 1) % ready.length]
    if (!host) {
      outgoing.writeHead(503).end()
      return
    }
    const { method, headers } = incoming
    const forwarded = request(host + incoming.url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(),
    )
    incoming.pipe(forwarded)
  }

  const over = new AbortController()
  async function keepChecking() {
    while (!over.signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      await check()
    }
  }

  await check()
  const checking = keepChecking()
  // Clients see the hosts' keep-alive time, so the balancer must not close earlier.
  const server = createServer({ keepAliveTimeout: 120_000 }, pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async uses(host: string) {
      while (!ready.includes(host)) await new Promise((resolve) => setTimeout(resolve, 20))
    },
    async close() {
      over.abort()
      await checking
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
