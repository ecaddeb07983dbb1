/*
 * Builds and packs the last commit twice, in folders of other names, at other times, in other time zones and
 * with other rights for new files, and compares the packages byte by byte: whoever has the source can
 * check that a package is made of it.
 *
 *   node scripts/reproduce.mjs
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const surroundings = [
  { name: 'one', umask: '022', env: { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' } },
  { name: 'another-and-longer', umask: '077', env: { TZ: 'Asia/Tokyo', LANG: 'de_DE.UTF-8' } },
]
const folder = mkdtempSync(join(tmpdir(), 'counter-reproduce-'))

try {
  const [first, second] = surroundings.map(build)
  const names = [...new Set([...first.digests.keys(), ...second.digests.keys()])]
  const other = names.filter((name) => first.digests.get(name) !== second.digests.get(name))
  for (const name of other) console.error(`FAILED: ${name} is not the same twice`)
  if (first.tarball !== second.tarball) console.error('FAILED: the packages are not the same')
  else console.log(`${names.length} files, the same twice; the package is sha256 ${first.tarball}`)
  process.exitCode = first.tarball === second.tarball && other.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function build({ name, umask, env }) {
  const place = join(folder, name)
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${resolve('.')}`, place])
  // A link would leave its path in what is built.
  cpSync(resolve('node_modules'), join(place, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  const commands = `umask ${umask}; npm run --silent build && npm run --silent build:languages && npm pack --ignore-scripts --silent`
  const options = { cwd: place, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 2] }
  execFileSync('sh', ['-c', commands], options)
  const [tarball = ''] = readdirSync(place).filter((file) => file.endsWith('.tgz'))
  const entries = readdirSync(join(place, 'dist'), { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  const digests = paths.map((path) => [path.slice(place.length), digestOf(path)])
  return { tarball: digestOf(join(place, tarball)), digests: new Map(digests) }
}

function digestOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
