import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildHost } from './built-host.testing.ts'

const run = promisify(execFile)

/** The environment without the settings that npm passes to its scripts. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$/i.test(name)),
)

export async function npm(folder: string, ...options: string[]) {
  const all = [...options, '--silent', '--no-audit', '--no-fund']
  const { stdout } = await run('npm', all, {
    cwd: folder,
    env: environment,
    shell: process.platform === 'win32',
  })
  return stdout.trim()
}

const papers = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md']

/** Packs a fresh build of the host and a small page, because `dist` may be stale. */
export async function packTestBuild() {
  const built = await buildHost()
  const folder = await mkdtemp(join(tmpdir(), 'counter-pack-'))
  for (const name of ['package.json', 'LICENSE', 'docs', 'deploy', ...papers]) {
    await cp(name, join(folder, name), { recursive: true })
  }
  for (const name of ['host', 'client']) {
    await cp(join(built.folder, name), join(folder, 'dist', name), { recursive: true })
  }
  const [packed] = JSON.parse(await npm(folder, 'pack', '--json', '--ignore-scripts')) as [
    { filename: string; files: { path: string }[] },
  ]
  const files = packed.files.map(({ path }) => path)
  const remove = () => rm(folder, { recursive: true, force: true })
  return { tarball: join(folder, packed.filename), files, remove }
}

export async function installPackage(tarball: string) {
  const folder = await mkdtemp(join(tmpdir(), 'counter-empty-'))
  await npm(folder, 'install', '--offline', tarball)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
