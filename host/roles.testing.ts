import { type OperationId, operations } from '#api/operations.ts'
import type { AuditRecord } from './audit.ts'
import { recordLog } from './log.testing.ts'
import { cookieOf } from './pair.testing.ts'
import { type RawAnswer, rawJson, startRawService } from './raw-service.testing.ts'
import { type StartOptions, startHost } from './server.ts'
import { createMemoryStore } from './store-memory.ts'
import { readTeam } from './team-file.ts'

export const people = ['owner', 'support', 'reader', 'blind', 'stranger'] as const
export type Who = (typeof people)[number]

export const shop = '11111111-1111-4111-8111-111111111111'
export const record = '22222222-2222-4222-8222-222222222222'

const inFile = [
  { user: 'usr-owner', name: 'Ines', role: 'owner' },
  { user: 'usr-support', name: 'Tom', role: 'support' },
  { user: 'usr-reader', role: 'reader' },
  { user: 'usr-blind', role: 'reader', addresses: false },
]
export const teamOfRoles = (roles: object[] = inFile) =>
  readTeam(JSON.stringify({ stores: {}, roles }))

const page = { 'X-Requested-By': 'counter', 'Sec-Fetch-Site': 'same-origin' }

/** Hosts of one store and one team, and five people, each with an account and a key of their own. */
export async function startTeam(answer: RawAnswer, options: Partial<StartOptions> = {}) {
  let isFailing = false
  const service = await startRawService((delivery, socket) => {
    if (delivery.target !== '/user') return answer(delivery, socket)
    if (isFailing) return void socket.write(rawJson(500, { success: false }))
    const id = `usr-${/key-of-(\w+)/.exec(delivery.headers.authorization ?? '')?.[1]}`
    socket.write(
      rawJson(200, {
        success: true,
        data: { id, email: 'own@halden.software', stores: [{ id: shop }] },
      }),
    )
  })
  const store = createMemoryStore()
  const records: AuditRecord[] = []
  const { log, lines } = recordLog()
  const start = () =>
    startHost({
      service: service.url,
      secrets: ['2f1c9e7a4b8d03f56e9c1a7b3d5f8024949dd567b81513390fdaa41285702eb5'],
      store,
      team: teamOfRoles(),
      audit: (one) => records.push(one),
      log,
      port: 0,
      host: '127.0.0.1',
      ...options,
    })
  const hosts = [await start(), await start()]
  const cookies = Object.fromEntries(
    await Promise.all(people.map(async (who) => [who, await signIn(who)] as const)),
  ) as Record<Who, string>
  service.deliveries.length = 0

  async function signIn(who: Who) {
    const answered = await fetch(`${hosts[0]!.url}/session`, {
      method: 'POST',
      headers: { ...page, 'Content-Type': 'application/json' },
      body: JSON.stringify({ apiKey: `key-of-${who}` }),
    })
    return cookieOf(answered)
  }

  function call(who: Who, path: string, init: RequestInit = {}, at = 0) {
    const headers = {
      ...page,
      Cookie: cookies[who],
      'X-Operation-Id': crypto.randomUUID(),
      ...(init.body && { 'Content-Type': 'application/json' }),
      ...(init.headers as Record<string, string>),
    }
    return fetch(hosts[at]!.url + path, { ...init, headers })
  }

  return {
    ...service,
    hosts,
    cookies,
    records,
    lines,
    signIn,
    call,
    failUser(fails: boolean) {
      isFailing = fails
    },
    async close() {
      for (const host of hosts) await host.close()
      await service.close()
    },
  }
}

/** Written by hand, apart from the host's own table. */
export const ownersWrites = [
  'refundOrder',
  'createVariant',
  'deleteVariant',
  'updateStore',
] as const
export const mayNot: Record<Who, readonly OperationId[]> = {
  owner: [],
  support: ownersWrites,
  reader: [...ownersWrites, 'replyTicket'],
  blind: [...ownersWrites, 'replyTicket', 'searchCustomers'],
  stranger: (Object.keys(operations) as OperationId[]).filter((id) => id !== 'getUser'),
}

export const pathOf = (id: OperationId) =>
  operations[id].path.replace('{storeId}', shop).replace(/\{\w+\}/g, record)
export const bodies: Partial<Record<OperationId, string>> = {
  refundOrder: '{"reason":1}',
  createVariant: '{"name":"New"}',
  replyTicket: '{"message":"Hi"}',
  updateStore: '{"name":"Mine"}',
}
