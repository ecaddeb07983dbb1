/*
 * Runs the browser tests on the build in dist: makes the languages of the tests, builds the
 * static deployment for the tests' own service, then runs Playwright with the given arguments.
 *
 *   npm run e2e -- refund.spec.ts        one file
 *   E2E_PORT=4710 npm run e2e            on other ports than 4610 to 4613, in parallel with another run
 *   npm run e2e -- --nightly             also the long tests (tagged @nightly)
 *   E2E_TIME=23:55 npm run e2e           as if it were that time in the tests' zone
 *   E2E_PAUSE=900 npm run e2e            with a pause before each step, in milliseconds
 *   npm run e2e -- --only-build          builds what the tests need beside and runs no test
 *   npm run e2e -- --no-build            runs the tests on what was built for them before
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const own = ['--nightly', '--only-build', '--no-build']
const { E2E_PORT = '4610', E2E_TIME, NIGHTLY } = process.env
const options = process.argv.slice(2)
const files = options.filter((option) => !option.startsWith('-'))
const env = {
  ...process.env,
  E2E_PORT,
  ...(files.length > 0 ? { E2E_NAMED: '1' } : {}),
  ...(options.includes('--nightly') || NIGHTLY ? { NIGHTLY: '1' } : {}),
  ...(E2E_TIME ? clockAt(E2E_TIME) : {}),
}

const needsLanguages = files.length === 0 || files.some((file) => file.includes('language'))
const needsStatic = files.length === 0 || files.some((file) => /static|policy/.test(file))

/** No test reads the compressed files by day; nginx sends them at night. */
const speed = env.NIGHTLY ? [] : ['--uncompressed']
/** By day a merchant changes to German, and a sample is seen in the language that nobody speaks. */
const isDay = files.length === 0 && !env.NIGHTLY
const languages = isDay ? '--only=de,ar-XB' : '--tests'

const run = (script, args) =>
  execFileSync(process.execPath, [script, ...args], { stdio: 'inherit', env })
try {
  if (needsLanguages && !options.includes('--no-build')) {
    run('scripts/build-languages.mjs', [languages, ...speed])
  }
  if (needsStatic && !options.includes('--no-build')) {
    const service = `http://127.0.0.1:${Number(E2E_PORT) + 2}`
    run('scripts/build-static.mjs', [service, 'dist/static-test', '--only=ar', ...speed])
  }
  if (!options.includes('--only-build')) {
    run('node_modules/@playwright/test/cli.js', [
      'test',
      '--config=e2e/playwright.config.ts',
      ...options.filter((option) => !own.includes(option)),
    ])
  }
} catch (error) {
  // The failed program has already printed its error.
  process.exit(error.status ?? 1)
}

/** The environment in which this moment is a time of day, such as 23:55, in Berlin. */
function clockAt(time) {
  const zone = { timeZone: 'Europe/Berlin', timeStyle: 'short' }
  const today = new Intl.DateTimeFormat('en-GB', zone).format(new Date())
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw new Error(`E2E_TIME is not a time: ${time}`)
  return {
    CLOCK_SHIFT: String((minutes(time) - minutes(today)) * 60_000),
    NODE_OPTIONS: `--require ${join(import.meta.dirname, 'shifted-clock.cjs')}`,
  }
}

function minutes(time) {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
