import { createServer } from 'node:http'
import { listenOn } from './listening.ts'
import type { Metrics } from './metrics.ts'

/** On a port of their own, so that no proxy that publishes the host can publish them by mistake. */
export async function startMetricsServer(metrics: Metrics, port: number, hostname: string) {
  const server = createServer((request, answer) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return answer.writeHead(404).end()
    metrics.text().then(
      (text) => answer.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => answer.writeHead(500).end(),
    )
    return undefined
  })
  const address = await listenOn(server, port, hostname)
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { url: `${address}/metrics`, close }
}
