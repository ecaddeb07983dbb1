import { existsSync, readFileSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { byDay } from './by-day.ts'
import { byNight } from './by-night.ts'

/** scripts/setup.mjs found or installed this browser; otherwise Playwright uses its own. */
function browserPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  try {
    return readFileSync('node_modules/.cache/counter/chromium-path', 'utf8').trim()
  } catch {
    return undefined
  }
}

function specOf(name: string): string {
  const file = `${name}.spec.ts`
  if (!existsSync(new URL(file, import.meta.url))) throw new Error(`No such file: ${file}`)
  return `**/${file}`
}

/** The tests of a file that wait for the night. */
function laterOf([name, titles]: [string, readonly string[]]): RegExp {
  const text = readFileSync(new URL(`${name}.spec.ts`, import.meta.url), 'utf8')
  const gone = titles.find((title) => !text.includes(title))
  if (gone) throw new Error(`No such test in ${name}.spec.ts: ${gone}`)
  // The whole name: what waits in `writes` says nothing of `matrix-writes`.
  return new RegExp(`(?<![\\w-])${name}\\.spec\\.ts (?!.*(?:${titles.map(literally).join('|')}))`)
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const isWhole = Boolean(process.env.NIGHTLY || process.env.E2E_NAMED)
const port = Number(process.env.E2E_PORT ?? 4610)

export const launchOptions = {
  executablePath: browserPath(),
  // People pause between steps, so no test may depend on what disappears by itself.
  slowMo: Number(process.env.E2E_PAUSE ?? 0),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ],
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // Long tests run at night: npm run test:nightly.
  grepInvert: [
    ...(process.env.NIGHTLY ? [] : [/@nightly/]),
    ...(isWhole ? [] : Object.entries(byDay).map(laterOf)),
  ],
  testIgnore: isWhole ? [] : byNight.map(specOf),
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['line'], ['./reporter.ts']] : [['list'], ['./reporter.ts']],
  // For machines that do other work meanwhile; how long a page may take has tests of its own.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Drawing what breathes and turns takes a tenth of the run; at night it moves.
    contextOptions: { reducedMotion: process.env.NIGHTLY ? 'no-preference' : 'reduce' },
    // Recording takes a third of the run; ask for it with --trace retain-on-failure.
    trace: 'off',
    // An action on a missing element fails long before its test times out.
    actionTimeout: 20_000,
    launchOptions,
  },
  webServer: {
    command: 'node dist/host/index.js --demo',
    cwd: '..',
    env: { PORT: String(port), MOCK_ORDERS: '500' },
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
