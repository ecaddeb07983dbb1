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
/** How each error begins that the browser writes to its output. */
const ERROR = /^CONSOLE (?:\w+ )?ERROR (.*)$/gm

/** WebKitGTK, the engine of Safari, driven by classic WebDriver on a screen in memory. */
export async function startWebKit(): Promise<Driver> {
  const port = await freePort()
  const command = ['-a', '-s', '-screen 0 1600x1200x24', DRIVER, `--port=${port}`]
  // Stopping its group stops the screen and the browser as well.
  const child = spawn('/usr/bin/xvfb-run', command, {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const problems: string[] = []
  child.stdout.on('data', (bytes: Buffer) => {
    if (process.env.WKLOG) process.stderr.write(bytes)
    for (const [, problem = ''] of bytes.toString().matchAll(ERROR)) problems.push(problem)
  })

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

  await started(() => send('GET', '/status'))
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        unhandledPromptBehavior: 'accept',
        'webkitgtk:browserOptions': {
          binary: BROWSER,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  })
  const session = `/session/${sessionId}`

  const run = (...[work, ...args]: Parameters<Driver['read']>) =>
    send<unknown>('POST', `${session}/execute/sync`, {
      script: `return (${String(work)})(...arguments)`,
      args,
    })

  return {
    problems,
    read: run,
    async element(...call) {
      const found = await run(...call)
      return found && typeof found === 'object' && ELEMENT in found ? found : undefined
    },
    perform: (actions) => send('POST', `${session}/actions`, { actions }),
    goto: (url) => send('POST', `${session}/url`, { url }),
    resize: (width, height) => send('POST', `${session}/window/rect`, { width, height }),

    async close() {
      await send('DELETE', session)
      if (child.pid) process.kill(-child.pid)
      await once(child, 'exit')
    },
  }
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
