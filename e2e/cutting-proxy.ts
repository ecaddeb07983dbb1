import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

type CuttingProxy = {
  url: string
  /** Counts requests with this beginning, including those that a browser repeats. */
  arrivals: (beginning: string) => number
  close: () => void
}

/**
 * Cuts the connection at the worst moment: the request `beginning` has reached the server and its
 * answer is about to come. It does so `cuts` times.
 */
export async function startCuttingProxy(
  server: string,
  beginning: string,
  cuts: number,
): Promise<CuttingProxy> {
  const { hostname, port } = new URL(server)
  const requests: string[] = []
  const sockets = new Set<Socket>()
  let cutsLeft = cuts

  const proxy = createServer((browser) => {
    const upstream = connect(Number(port), hostname)
    let isDoomed = false
    sockets.add(browser).add(upstream)
    browser.on('data', (bytes) => {
      const line = bytes.toString('latin1').split('\r\n', 1)[0] ?? ''
      requests.push(line)
      if (line.startsWith(beginning) && cutsLeft > 0) {
        cutsLeft -= 1
        isDoomed = true
      }
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      if (isDoomed) browser.resetAndDestroy()
      else browser.write(bytes)
    })
    for (const [one, other] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      one.on('close', () => other.end())
      one.on('error', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    arrivals: (start) => requests.filter((line) => line.startsWith(start)).length,
    close() {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
