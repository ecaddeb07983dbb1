/*
 * Builds the page and the host side by side, since a start waits for both, then does the last step.
 *
 *   npm run build
 *   npm run build:quick   as `npm start` does: without the last minifying and the best compression,
 *                         which take half of the time and save a first page 3% of its bytes
 *
 * With --no-bill it leaves out what only a package needs.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const options = process.argv.slice(2)
const vite = join(root, 'node_modules/vite/bin/vite.js')

const statuses = await Promise.all([
  run(vite, 'build', ...(options.includes('--quick') ? ['--mode', 'quick'] : [])),
  run(vite, 'build', '--config', 'vite.host.config.ts'),
])
const last = join(root, 'scripts/finish-build.mjs')
const failed = statuses.find((status) => status !== 0)
process.exitCode = failed ?? (await run(last, ...options))

function run(...args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
  return new Promise((resolve) => child.on('close', (status) => resolve(status ?? 1)))
}
