import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildHost } from './built-host.testing.ts'

test.runIf(process.platform !== 'win32')(
  'a host starts with fewer open files than its build has',
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'counter-many-'))
    await cp((await buildHost()).folder, folder, { recursive: true })
    const chunk = (at: number) => join(folder, 'client', 'assets', `chunk-${at}.js`)
    await Promise.all(Array.from({ length: 500 }, (_, at) => writeFile(chunk(at), 'export {}')))
    const few = 'ulimit -n 200; exec "$0" "$1"'
    const child = spawn('sh', ['-c', few, process.execPath, join(folder, 'host', 'index.js')], {
      env: { BASE_URL: 'http://127.0.0.1:9', PORT: '0', DATA_DIR: join(folder, 'data') },
    })
    child.stdout.on('data', (line: Buffer) => {
      if (line.includes('Counter is on')) child.kill('SIGKILL')
    })
    const [told, failed] = await Promise.all([text(child.stdout), text(child.stderr)])
    expect(failed).toBe('')
    expect(told).toContain('Counter is on')
    await rm(folder, { recursive: true })
  },
)
