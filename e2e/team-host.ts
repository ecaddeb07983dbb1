import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMockService } from '../mock-api/index.ts'
import { STORES, USER_ID } from '../mock-api/seed-ids.ts'

type Given = { role: 'owner' | 'support' | 'reader'; addresses?: boolean }

/** The demo's account has one user, so its role changes, as it would by the file. */
const teamFile = (given: Given | undefined) => ({
  stores: {
    [STORES.software.id]: {
      views: [{ list: 'orders', name: 'Stuck', search: { status: 'PENDING' } }],
      lowStock: 3,
    },
  },
  roles: [
    { user: 'usr_another_owner', name: 'Sigrid', role: 'owner' },
    ...(given ? [{ user: USER_ID, name: 'Ines', ...given }] : []),
  ],
})

/** A host with a team's file, in front of a service of its own. */
export async function startTeamHost(port: number, given: Given | undefined) {
  const service = await startMockService({ orders: 50 })
  const folder = await mkdtemp(join(tmpdir(), 'counter-team-'))
  const file = join(folder, 'team.json')
  const write = (next: Given | undefined) => writeFile(file, JSON.stringify(teamFile(next)))
  await write(given)
  const host = spawn(process.execPath, ['dist/host/index.js'], {
    env: {
      ...process.env,
      BASE_URL: service.url.replace(/\/$/, ''),
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DRAIN_SECONDS: '0',
      SESSION_SECRET: '2f1c9e7a4b8d03f56e9c1a7b3d5f8024',
      TEAM_FILE: file,
    },
  })
  let output = ''
  const says = (words: string) =>
    new Promise<void>((heard, failed) => {
      const listen = () => {
        if (output.includes(words)) heard()
      }
      host.stdout.on('data', listen)
      host.stderr.on('data', listen)
      host.once('exit', () => failed(new Error(output)))
      listen()
    })
  for (const stream of [host.stdout, host.stderr]) {
    stream.on('data', (bytes: Buffer) => (output += bytes.toString()))
  }
  await says('Counter is on')
  const ended = new Promise((done) => host.once('exit', done))

  return {
    url: `http://127.0.0.1:${port}`,
    service: service.url,
    async giveRole(next: Given | undefined) {
      await write(next)
      output = ''
      const read = says('TEAM_FILE has been read again')
      host.kill('SIGHUP')
      await read
    },
    async close() {
      host.kill('SIGTERM')
      await ended
      await service.close()
      await rm(folder, { recursive: true })
    },
  }
}
