/*
 * The gate: every check of this repository. What doesn't need a build runs beside it; the browser
 * tests run last, on both cores. The first failure stops the rest and is printed at the end.
 *
 *   npm run check
 */
import { spawn } from 'node:child_process'

const npm = process.env.npm_execpath
if (!npm) {
  console.error('Start it with npm: npm run check')
  process.exit(1)
}

const running = new Set()
process.on('SIGINT', stopAll)
process.on('SIGTERM', stopAll)

try {
  await Promise.all([
    inOrder('typecheck', 'lint', 'format:check', 'unused', 'unit'),
    inOrder('build', 'size', ['e2e', '--only-build']),
  ])
  await run('e2e', ['run', '--silent', 'e2e', '--', '--no-build'], 'inherit')
} catch (failure) {
  stopAll()
  console.error(`\n${failure.output ?? ''}\nFAILED: npm run ${failure.step}`)
  process.exitCode = 1
}

async function inOrder(...steps) {
  for (const step of steps) {
    const [name, ...options] = [step].flat()
    await run(name, ['run', '--silent', name, '--', ...options])
  }
}

/** Prints the end of each script's output in one piece, because scripts run in parallel. */
function run(step, args, output = 'pipe') {
  const start = performance.now()
  const child = spawn(process.execPath, [npm, ...args], { stdio: ['ignore', output, output] })
  running.add(child)
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => chunks.push(data))
  return new Promise((resolve, reject) => {
    child.on('close', (status) => {
      running.delete(child)
      const text = Buffer.concat(chunks).toString().trim()
      if (status !== 0) return reject(Object.assign(new Error(step), { step, output: text }))
      const seconds = Math.round((performance.now() - start) / 1000)
      if (output === 'pipe') console.log(`\n# ${step}, ${seconds} s\n${lastLines(text)}`)
      resolve()
    })
  })
}

function lastLines(text) {
  return text.split('\n').slice(-12).join('\n')
}

function stopAll() {
  for (const child of running) child.kill()
}
