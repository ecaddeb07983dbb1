import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build as viteBuild } from 'vite'
import { writeTestClient } from './client.testing.ts'

let built: ReturnType<typeof build> | undefined

/** Builds the shipped host, because `dist` may be stale: once for all tests of a worker. */
export function buildHost() {
  return (built ??= build())
}

async function build() {
  const folder = await mkdtemp(join(tmpdir(), 'counter-host-'))
  const outDir = join(folder, 'host')
  await viteBuild({ configFile: 'vite.host.config.ts', logLevel: 'error', build: { outDir } })
  const client = await writeTestClient()
  await cp(client.folder, join(folder, 'client'), { recursive: true })
  await client.remove()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return { folder, file: join(outDir, 'index.js') }
}

export function spawnHost(file: string, variables: Record<string, string>, options: string[] = []) {
  const child = spawn(process.execPath, [file, ...options], {
    env: { PORT: '0', ...variables },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => (output += bytes.toString()))
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended, output: () => output }
}
