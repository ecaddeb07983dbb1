import { type Socket, connect, createServer } from 'node:net'
import { freePort } from './redis-server.testing.ts'

export async function startSwitch(first: number) {
  let target = first
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  function cut() {
    for (const socket of sockets) socket.destroy()
  }
  function switchTo(next: number) {
    target = next
    cut()
  }
  async function close() {
    cut()
    await new Promise((resolve) => server.close(resolve))
  }
  return { port, switchTo, close }
}
