/*
 * Runs everything of `npm test` and the long tests, which need NIGHTLY and take hours. A failed step
 * does not stop the others, so that one night shows all failures.
 *
 *   npm run test:nightly
 */
import { execFileSync } from 'node:child_process'

const steps = [
  'typecheck',
  'lint',
  'format:check',
  'unused',
  'unit',
  'build',
  'size',
  'supply-chain',
  'reproduce',
  'e2e',
]
const env = { ...process.env, NIGHTLY: '1' }

// npm is a shell script on Windows, which Node starts only through npm's own program file.
const npm = process.env.npm_execpath
if (!npm) {
  console.error('Start it with npm: npm run test:nightly')
  process.exit(1)
}

const rows = steps.map((step) => {
  const start = performance.now()
  const outcome = run(step)
  return { step, outcome, seconds: Math.round((performance.now() - start) / 1000) }
})

console.log(`\nNightly, ${new Date().toISOString().slice(0, 10)}\n`)
for (const { step, outcome, seconds } of rows) {
  console.log(`${step.padEnd(14)} ${outcome.padEnd(8)} ${seconds} s`)
}
process.exitCode = rows.some(({ outcome }) => outcome !== 'passed') ? 1 : 0

function run(step) {
  console.log(`\n# ${step}\n`)
  try {
    execFileSync(process.execPath, [npm, 'run', '--silent', step], { stdio: 'inherit', env })
    return 'passed'
  } catch {
    return 'failed'
  }
}
