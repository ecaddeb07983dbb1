import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { chromium } from '@playwright/test'

/** The browser that scripts/setup.mjs found; without its file Playwright's own. */
export function browserPath() {
  try {
    const found = readFileSync('node_modules/.cache/counter/chromium-path', 'utf8').trim()
    return process.env.CHROMIUM_PATH || found
  } catch {
    return process.env.CHROMIUM_PATH || chromium.executablePath()
  }
}

export function launchBrowser() {
  const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update']
  return chromium.launch({ executablePath: browserPath(), args })
}

export async function startBuiltHost(settings = {}) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, ...settings, PORT: String(port) }
  const child = spawn('node', ['dist/host/index.js', '--demo'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  for (;;) {
    const response = await fetch(`${url}/healthz`).catch(() => undefined)
    if (response?.ok) break
    if (child.exitCode !== null)
      throw new Error('The host did not start. Run "npm run build" first.')
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

export async function openDemo(page, url) {
  await page.goto(`${url}/sign-in`)
  await page.getByRole('button', { name: 'Open the demo store' }).click()
  await page.waitForURL(/\/stores\//)
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
