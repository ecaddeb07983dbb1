import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShiftService } from './benchmark-shift-service.mjs'
import { launchBrowser } from './browser.mjs'
import { keepMeasured } from './measured.mjs'

export async function openDesk(port) {
  const service = await startShiftService()
  const env = {
    ...process.env,
    PORT: port,
    BASE_URL: service.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'counter-shift-')),
  }
  const host = spawn('node', ['dist/host/index.js'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) await pause(100)
  const browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  return {
    url,
    service,
    context,
    close: async () => {
      await browser.close()
      service.stop()
      host.kill('SIGTERM')
      await once(host, 'exit')
    },
  }
}

export async function signIn(page, url) {
  await page.goto(`${url}/sign-in`)
  await page.getByLabel('API key', { exact: true }).fill('benchmark-key-of-the-shift')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/stores\//)
}

/** Collects the figures of one run and keeps them for docs/figures.md under a name. */
export function createReport(name) {
  const figures = []
  return {
    figure: (...row) => {
      figures.push(row)
      console.log(row.join(' | '))
    },
    keep: () => keepMeasured(name, ['measure', 'value', 'goal'], figures),
  }
}

export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
