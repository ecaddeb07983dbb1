import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openWebSocket, type WebSocketLink } from './websocket.ts'

type Answer = { id?: number; method?: string; result?: unknown; error?: string; message?: string }
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }
type Node = { type: string; sharedId: string }

const PATIENCE = 20_000

/** A stock Firefox, driven by WebDriver BiDi. */
export async function startFirefox(program = 'firefox-esr') {
  const profile = await mkdtemp(join(tmpdir(), 'counter-firefox-'))
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] })
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

  /** Runs a function in the page and returns its plain result or node. */
  async function run(work: (...given: string[]) => unknown, ...given: string[]) {
    const { result, exceptionDetails } = await send<{
      result: { value?: unknown } & Node
      exceptionDetails?: { text: string }
    }>('script.callFunction', {
      functionDeclaration: String(work),
      arguments: given.map((value) => ({ type: 'string', value })),
      target: { context },
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result
  }

  async function until<Value>(what: string, look: () => Promise<Value | undefined>) {
    const end = performance.now() + PATIENCE
    for (;;) {
      // The page may be changing to another document.
      const found = await look().catch(() => undefined)
      if (found !== undefined) return found
      if (performance.now() > end) throw new Error(`not found in time: ${what}\n${await text()}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  const text = async () => String((await run(() => document.body.innerText)).value)

  /** The first visible and enabled element of this kind whose name matches. */
  const find = (kind: string, name: string) =>
    until(`${kind} ${name}`, async () => {
      const node = await run(findInPage, kind, name)
      return node.type === 'node' ? node : undefined
    })

  const perform = (actions: object[]) => send('input.performActions', { context, actions })

  async function click(kind: string, name: string) {
    const origin = { type: 'element', element: await find(kind, name) }
    await perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: 0, y: 0, origin },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  async function fill(name: string, value: string) {
    await click('input, textarea', name)
    const keys = Array.from(value).flatMap((key) => [
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
    ])
    const selectAll = [
      { type: 'keyDown', value: '\uE009' },
      { type: 'keyDown', value: 'a' },
      { type: 'keyUp', value: 'a' },
      { type: 'keyUp', value: '\uE009' },
    ]
    await perform([{ type: 'key', id: 'keyboard', actions: [...selectAll, ...keys] }])
  }

  return {
    problems,
    click,
    fill,
    find,
    goto: (url: string) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    resize: (width: number, height: number) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),

    /** Waits for one of these texts and returns the page's text. */
    expectText: (pattern: RegExp) =>
      until(String(pattern), async () => {
        const shown = await text()
        return pattern.test(shown) ? shown : undefined
      }),

    expectNoText: (pattern: RegExp) =>
      until(`no ${pattern}`, async () => (pattern.test(await text()) ? undefined : true)),

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

/** Runs in the page, so it cannot use anything of this file. */
function findInPage(kind: string, pattern: string) {
  const wanted = new RegExp(pattern)
  return [...document.querySelectorAll<HTMLElement>(kind)].find((element) => {
    const { labels } = element as HTMLInputElement
    const names = [
      element.getAttribute('aria-label'),
      ...[...(labels ?? [])].map(({ textContent }) => textContent),
      element.textContent,
    ]
    const isEnabled = !element.matches(':disabled, [inert] *, [data-loading]')
    if (!isEnabled || !element.checkVisibility()) return false
    if (!names.some((name) => wanted.test((name ?? '').trim()))) return false
    element.scrollIntoView({ block: 'center' })
    return true
  })
}
