import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Driver } from './page.ts'
import { openWebSocket, type WebSocketLink } from './websocket.ts'

type Answer = { id?: number; method?: string; result?: unknown; error?: string; message?: string }
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }
type Remote = { type: string; value?: unknown; sharedId?: string }

const PROGRAM = '/usr/bin/firefox-esr'

export const hasFirefox = () => existsSync(PROGRAM)

/** A stock Firefox, driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'counter-firefox-'))
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const child = spawn(PROGRAM, options, { stdio: ['ignore', 'ignore', 'pipe'] })
  const waiting = new Map<number, Waiting>()
  const problems: string[] = []
  let last = 0

  const link: WebSocketLink = await openWebSocket(`${await addressOf(child)}/session`, (text) => {
    const answer = JSON.parse(text) as Answer & { params?: { level?: string; text?: string } }
    if (answer.method === 'log.entryAdded' && answer.params?.level === 'error') {
      problems.push(answer.params.text ?? '')
    }
    const call = waiting.get(answer.id ?? -1)
    waiting.delete(answer.id ?? -1)
    if (answer.error) call?.reject(new Error(`${answer.error}: ${answer.message}`))
    else call?.resolve(answer.result)
  })

  function send<Result>(method: string, params: object): Promise<Result> {
    last += 1
    const id = last
    link.send(JSON.stringify({ id, method, params }))
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve: (result) => resolve(result as Result), reject })
    })
  }

  await send('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
  })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send<{ contexts: [{ context: string }] }>(
    'browsingContext.getTree',
    {},
  )
  const { context } = contexts[0]

  async function run(...[work, ...given]: Parameters<Driver['read']>): Promise<Remote> {
    const { result, exceptionDetails } = await send<{
      result: Remote
      exceptionDetails?: { text: string }
    }>('script.callFunction', {
      functionDeclaration: String(work),
      arguments: given.map((value) => ({ type: typeof value, value })),
      target: { context },
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result
  }

  return {
    problems: async () => problems,
    read: async (...call) => (await run(...call)).value,
    async element(...call) {
      const found = await run(...call)
      return found.type === 'node' ? { type: 'element', element: found } : undefined
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),

    async close() {
      link.close()
      child.kill()
      await new Promise((resolve) => child.once('exit', resolve))
      await rm(profile, { recursive: true, force: true })
    },
  }
}

function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`Firefox did not start: ${said}`)), 60_000)
    stderr?.on('data', (bytes: Buffer) => {
      said += bytes.toString()
      const [, address] = /BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    })
  })
}
