import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildHost } from './built-host.testing.ts'
import { writeTestClient } from './client.testing.ts'
import { refundRequest, pageHeaders } from './hosts-of-one-store.testing.ts'

/** Milliseconds between two writes of a session, which may write 120 times a minute. */
const BETWEEN_WRITES = 600

export type Send = (path: string, init?: RequestInit) => Promise<Response>

/** Two builds of the host whose pages share no script or style. */
export async function buildTwice() {
  const { folder, file } = await buildHost()
  const next = await mkdtemp(join(tmpdir(), 'counter-next-'))
  const client = await writeTestClient('-next')
  await cp(join(folder, 'host'), join(next, 'host'), { recursive: true })
  await cp(client.folder, join(next, 'client'), { recursive: true })
  await client.remove()
  const remove = () => rm(next, { recursive: true, force: true })
  return { old: file, next: join(next, 'host', 'index.js'), remove }
}

/**
 * Works as merchants do until `during` has ended: opens pages with all their files, loads code for
 * a tab of the first build, reads and writes. Each session has its share of the clients.
 * Returns what failed.
 */
export async function useDuring(
  during: () => Promise<void>,
  { send, sessions, clients }: { send: Send; sessions: string[]; clients: number },
) {
  const over = new AbortController()
  const failures: string[] = []
  let requests = 0

  async function expectOk(what: string, path: string, init?: RequestInit) {
    requests += 1
    try {
      const answer = await send(path, init)
      const text = await answer.text()
      if (!answer.ok) failures.push(`${what}: ${answer.status}`)
      return text
    } catch (error) {
      failures.push(`${what}: ${String(error)}`)
      return ''
    }
  }

  async function work(_: unknown, client: number) {
    const cookie = sessions[client % sessions.length]!
    const pause = (BETWEEN_WRITES * clients) / sessions.length
    let writtenAt = -Infinity
    while (!over.signal.aborted) {
      const page = await expectOk('page', '/', { headers: { Accept: 'text/html' } })
      const files = [...page.matchAll(/"(\/assets\/[\w.-]+)"/g)].map(([, file = '']) => file)
      if (files.length === 0) failures.push('page: no files')
      for (const file of new Set(files)) await expectOk('file', file)
      await expectOk('late code of an open tab', '/assets/orders.js')
      await expectOk('read', '/api/user', { headers: { ...pageHeaders, Cookie: cookie } })
      if (performance.now() - writtenAt < pause) continue
      writtenAt = performance.now()
      const { path, ...write } = refundRequest(cookie, crypto.randomUUID())
      await expectOk('write', path, write)
    }
  }

  const working = Array.from({ length: clients }, work)
  await during()
  over.abort()
  await Promise.all(working)
  return { failures, requests }
}
