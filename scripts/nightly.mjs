/*
 * Runs everything of `npm test` and the long tests, which need NIGHTLY and take hours. A failed step
 * does not stop the others, so that one night shows all failures.
 *
 * It writes docs/reliability.md.
 *
 *   npm run test:nightly
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { keepMeasured, keepNightly } from './measured.mjs'

const hasValkey = spawnSync('valkey-server', ['--version']).status === 0
if (!hasValkey)
  console.log('valkey-server is not installed: the tests with Redis run on Redis only.')

const steps = [
  'typecheck',
  'lint',
  'format:check',
  'unused',
  'unit',
  ...(hasValkey ? ['valkey'] : []),
  'build',
  'size',
  'supply-chain',
  'reproduce',
  'drills',
  'e2e',
]
const env = { ...process.env, NIGHTLY: '1' }
/** The tests with Redis. */
const onValkey = 'store lost-claims failover backup crashes doctor sessions-command'
  .split(' ')
  .map((name) => `host/${name}`)

// npm is a shell script on Windows, which Node starts only through npm's own program file.
const npm = process.env.npm_execpath
if (!npm) {
  console.error('Start it with npm: npm run test:nightly')
  process.exit(1)
}

const rows = []
for (const step of steps) {
  const start = performance.now()
  const outcome = await run(step)
  rows.push([step, outcome, `${Math.round((performance.now() - start) / 1000)} s`])
}

console.log(`\nNightly, ${new Date().toISOString().slice(0, 10)}\n`)
for (const row of rows) console.log(row.join('  '))
keepMeasured('nightly', ['step', 'outcome', 'time'], rows)
process.exitCode = rows.some(([, outcome]) => outcome !== 'passed') ? 1 : 0

/** Shows what a step prints as it comes; what a passed step printed dates docs/reliability.md. */
async function run(step) {
  console.log(`\n# ${step}\n`)
  const stdio = ['inherit', 'pipe', 'inherit']
  const [words, server] =
    step === 'valkey' ? [['unit', '--', ...onValkey], 'valkey-server'] : [[step], 'redis-server']
  const child = spawn(process.execPath, [npm, 'run', '--silent', ...words], {
    stdio,
    env: { ...env, REDIS_SERVER: server },
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text)
    output += text
  })
  const [status] = await once(child, 'close')
  if (status !== 0) return 'failed'
  keepNightly(step, output)
  return 'passed'
}
