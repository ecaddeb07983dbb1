import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { buildHost, spawnHost } from './built-host.testing.ts'
import { type Pair, cookieOf, orderId, startPair, storeId } from './pair.testing.ts'
import { type RawAnswer, rawAnswer, rawJson, startRawService } from './raw-service.testing.ts'

let pair: Pair | undefined
afterEach(() => pair?.close())

const headers = { 'X-Requested-By': 'counter', 'Sec-Fetch-Site': 'same-origin' }
const many = '{"a":{"b":[1,2,{}]},"signature":"canary"},'.repeat(50_000)

/** Sends all but the end, and returns a function that sends the end. */
function heldEnd(text: string) {
  let finish: (() => void) | undefined
  const answer: RawAnswer = (_, socket) => {
    const head = `HTTP/1.1 200 OK\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n`
    socket.write(head + text.slice(0, -100))
    finish = () => socket.write(text.slice(-100))
  }
  return { answer, finish: () => finish?.() }
}

test.each(['/api/user', `/api/stores/${storeId}/orders/${orderId}`])(
  'a long answer of %s streams to the page, without its secrets',
  async (path) => {
    const text = `{"success":true,"data":[${many}{"apiKey":"canary"}]}`
    const { answer, finish } = heldEnd(text)
    pair = await startPair(answer)
    const answered = await pair.call(path)
    const reader = answered.body!.getReader()
    const first = await reader.read()
    expect(first.value!.length).toBeGreaterThan(0)
    finish()
    let rest = Buffer.from(first.value!)
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      rest = Buffer.concat([rest, next.value])
    }
    expect(rest.toString()).toBe(text.replaceAll('"canary"', 'true'))
  },
)

test('a long answer that stops being JSON ends unreadable, without its secrets', async () => {
  pair = await startPair((_, socket) =>
    socket.write(rawAnswer(200, `{"data":[${many}{"apiKey":canary}]}`)),
  )
  const text = await (await pair.call('/api/user')).text()
  expect(text).not.toContain('canary')
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
})

test.each([`/api/stores/${storeId}/orders`, `/api/stores/${storeId}/products/all`])(
  'an answer of %s is cleaned too',
  async (path) => {
    pair = await startPair((_, socket) =>
      socket.write(rawJson(200, { success: true, data: [{ accessToken: 'canary', a: 'b' }] })),
    )
    const answer = await pair.call(path)
    expect(await answer.json()).toEqual({ success: true, data: [{ accessToken: true, a: 'b' }] })
  },
)

test('a web page in place of an answer passes only its first character', async () => {
  pair = await startPair((_, socket) =>
    socket.write(rawAnswer(502, '<html>canary', { 'Content-Type': 'text/html' })),
  )
  const answer = await pair.call(`/api/stores/${storeId}/orders`)
  expect([answer.status, await answer.text()]).toEqual([502, '<'])
})

/** At night: the shipped host as a process of its own, with answers of 25 MB. */
test.runIf(process.env.NIGHTLY)(
  'huge answers hold up nobody and take no memory',
  { timeout: 300_000 },
  async () => {
    const whole = Buffer.from(`{"success":true,"data":[${'{"a":{"b":1}},'.repeat(1_780_000)}{}]}`)
    const service = await startRawService(({ target }, socket) => {
      if (target === '/user') return socket.write(rawJson(200, { success: true }))
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${whole.length}\r\n\r\n`)
      return socket.write(whole)
    })
    const folder = await mkdtemp(join(tmpdir(), 'counter-huge-'))
    const host = spawnHost((await buildHost()).file, {
      BASE_URL: service.url,
      DATA_DIR: folder,
      NODE_OPTIONS: `--import ${join(import.meta.dirname, 'event-loop.testing.mjs')}`,
    })
    await expect.poll(host.output, { timeout: 30_000 }).toContain('Counter is on')
    const url = /Counter is on (http:[^"\s]+)/.exec(host.output())![1]!
    const signedIn = await fetch(`${url}/session`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: '{"apiKey":"key-1"}',
    })
    const cookie = cookieOf(signedIn)
    const read = async () => {
      const path = `/api/stores/${storeId}/orders/${crypto.randomUUID()}`
      const answer = await fetch(url + path, { headers: { ...headers, Cookie: cookie } })
      let size = 0
      for await (const chunk of answer.body!) size += chunk.length
      return size
    }
    const over = new AbortController()
    const sizes: number[] = []
    const readAll = async () => {
      for (let count = 0; count < 4; count += 1) sizes.push(await read())
      over.abort()
    }
    host.child.kill('SIGUSR2')
    const reading = readAll()
    const times: number[] = []
    while (!over.signal.aborted) {
      const start = performance.now()
      await (await fetch(`${url}/healthz`)).text()
      times.push(performance.now() - start)
    }
    await reading
    expect(sizes).toEqual(Array(4).fill(whole.length))
    const status = await readFile(`/proc/${host.child.pid}/status`, 'utf8')
    const megabytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_000
    host.child.kill('SIGUSR2')
    await expect.poll(host.output).toContain('longest turn')
    const longestTurn = Number(/longest turn ([\d.]+)/.exec(host.output())?.[1])
    const sorted = times.toSorted((one, other) => one - other)
    console.log(
      `huge answers: longest turn of the event loop ${longestTurn} ms; /healthz ${times.length} times, median ${sorted[sorted.length >> 1]!.toFixed(1)} ms, worst ${sorted.at(-1)!.toFixed(1)} ms; memory ${megabytes.toFixed(0)} MB at most`,
    )
    host.child.kill('SIGKILL')
    await host.ended
    await service.close()
    await rm(folder, { recursive: true, force: true })
    expect(sorted[sorted.length >> 1]).toBeLessThan(50)
    // Processor time, because a busy machine holds up even an idle host.
    expect(longestTurn).toBeLessThan(50)
    expect(megabytes).toBeLessThan(300)
  },
)
