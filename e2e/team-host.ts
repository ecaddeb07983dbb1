import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMockService } from '../mock-api/index.ts'
import { STORES, USER_ID } from '../mock-api/seed-ids.ts'
import { startOwnHost } from './own-host.ts'

type Given = { role: 'owner' | 'support' | 'reader'; addresses?: boolean }

/** The demo's account has one user, so its role changes, as it would by the file. */
const teamFile = (given: Given | undefined, more: { privacy?: boolean }) => ({
  ...more,
  stores: {
    [STORES.software.id]: {
      views: [{ list: 'orders', name: 'Stuck', search: { status: 'PENDING' } }],
      lowStock: 3,
      disputeLimit: 0.6,
    },
  },
  roles: [
    { user: 'usr_another_owner', name: 'Sigrid', role: 'owner' },
    ...(given ? [{ user: USER_ID, name: 'Ines', ...given }] : []),
  ],
})

/** A host with a team's file, in front of a service of its own. */
export async function startTeamHost(
  port: number,
  given: Given | undefined,
  more: { privacy?: boolean } = {},
) {
  const service = await startMockService({ orders: 50 })
  const folder = await mkdtemp(join(tmpdir(), 'counter-team-'))
  const file = join(folder, 'team.json')
  const write = (next: Given | undefined) => writeFile(file, JSON.stringify(teamFile(next, more)))
  await write(given)
  const host = await startOwnHost({
    BASE_URL: service.url.replace(/\/$/, ''),
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    TEAM_FILE: file,
  })

  return {
    url: `http://127.0.0.1:${port}`,
    service: service.url,
    async giveRole(next: Given | undefined) {
      await write(next)
      await host.reload('TEAM_FILE has been read again')
    },
    async close() {
      await host.stop()
      await service.close()
      await rm(folder, { recursive: true })
    },
  }
}
