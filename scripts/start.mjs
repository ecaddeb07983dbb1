import { spawn } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const decides = /^--(?:base-url|demo|help|version)\b/
const options = process.argv.slice(2)
if (process.env.BASE_URL === undefined && !options.some((option) => decides.test(option))) {
  console.log('BASE_URL is not set: starting the demo store (--demo).')
  process.argv.push('--demo')
}
makeLanguages()
await import(new URL('../dist/host/index.js', import.meta.url).href)

function isCatalogue(name) {
  return name.endsWith('.po')
}

/** Beside the host, which begins in English and serves each as soon as it is there. */
function makeLanguages() {
  const list = join(root, 'dist/client/.vite/languages.json')
  const catalogues = join(root, 'languages')
  const hasSome = existsSync(catalogues) && readdirSync(catalogues).some(isCatalogue)
  if (!hasSome || existsSync(list) || !existsSync(join(root, 'dist/client-words'))) return
  writeFileSync(list, '{"isComplete":false,"languages":{}}')
  const making = join(root, 'scripts/build-languages.mjs')
  spawn(process.execPath, [making, '--quick'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  }).unref()
}
