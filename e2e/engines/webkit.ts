import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import type { Driver } from './page.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
/** Debian puts WebKit's small browser into a folder named after the processor. */
const BROWSER = ['x86_64', 'aarch64']
  .map((processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path))

export const hasWebKit = () =>
  [DRIVER, '/usr/bin/xvfb-run', BROWSER ?? ''].every((path) => existsSync(path))

/** The name of an element's reference, from the WebDriver standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKitGTK, the engine of Safari, driven by classic WebDriver on a screen in memory. */
export async function startWebKit(): Promise<Driver> {
  const port = await freePort()
  const command = ['-a', '-s', '-screen 0 1600x1200x24', DRIVER, `--port=${port}`]
  const child = spawn('/usr/bin/xvfb-run', command, { detached: true, stdio: 'ignore' })
  const isOver = once(child, 'exit')
  const problems: string[] = []

  /** The group holds the screen and the browser as well. */
  async function stop() {
    if (child.pid) process.kill(-child.pid)
    await isOver
  }

  const address = `http://127.0.0.1:${port}`
  async function send<Result>(method: string, path: string, body?: object): Promise<Result> {
    const answer = await fetch(`${address}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as {
      value: Result & { error?: string; message?: string }
    }
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }

  async function begin() {
    await started(() => send('GET', '/status'))
    const options = { binary: BROWSER, args: ['--automation'] }
    const alwaysMatch = { unhandledPromptBehavior: 'accept', 'webkitgtk:browserOptions': options }
    return send<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch } })
  }

  const { sessionId } = await begin().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const session = `/session/${sessionId}`

  const run = (...[work, ...args]: Parameters<Driver['read']>) =>
    send<unknown>('POST', `${session}/execute/sync`, {
      script: `return (${String(work)})(...arguments)`,
      args,
    })

  /** The driver shows no console, so each page notes its errors from its load event on. */
  async function collect() {
    const noted = (await run(() => (globalThis as Noting).problems)) as string[] | null
    problems.push(...(noted ?? []))
    return problems
  }

  return {
    problems: collect,
    read: run,
    async element(...call) {
      const found = await run(...call)
      return found && typeof found === 'object' && ELEMENT in found ? found : undefined
    },
    perform: (actions) => send('POST', `${session}/actions`, { actions }),
    async goto(url) {
      await collect()
      await send('POST', `${session}/url`, { url })
      await run(noteProblems)
    },
    resize: (width, height) => send('POST', `${session}/window/rect`, { width, height }),

    async close() {
      try {
        await send('DELETE', session)
      } finally {
        await stop()
      }
    },
  }
}

type Noting = { problems?: string[] }

/** Runs in the page, so it cannot use anything of this file. */
function noteProblems() {
  const problems: string[] = []
  Object.assign(globalThis, { problems })
  addEventListener('error', ({ message }) => problems.push(message))
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    problems.push(`policy: ${effectiveDirective} ${blockedURI}`),
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function started(ask: () => Promise<unknown>) {
  const end = performance.now() + 30_000
  for (;;) {
    const isThere = await ask().then(
      () => true,
      () => false,
    )
    if (isThere) return
    if (performance.now() > end) throw new Error('WebKitWebDriver did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
