import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type OperationId, operations } from '#api/operations.ts'
import { codeOf } from './pair.testing.ts'
import { rawJson } from './raw-service.testing.ts'
import {
  type Who,
  bodies,
  mayNot,
  ownersWrites,
  pathOf,
  record,
  shop,
  startTeam,
  teamOfRoles,
} from './roles.testing.ts'

let team: Awaited<ReturnType<typeof startTeam>>
beforeAll(async () => {
  team = await startTeam((delivery, socket) => {
    const id = /\/orders\/([^/?]+)$/.exec(delivery.target)?.[1]
    const data = id ? { order: { id } } : { id: record }
    socket.write(rawJson(200, { success: true, pages: 1, data }))
  })
})
afterEach(() => {
  team.failUser(false)
  for (const host of team.hosts) host.useTeam(teamOfRoles())
})
afterAll(() => team.close())

const refund = `/api${pathOf('refundOrder')}`
const refunds = { method: 'DELETE', body: bodies.refundOrder! }
const answerOf = async (answer: Response) => [answer.status, await codeOf(answer)]

test('a refused write says that nothing was sent, and the audit log says who and what', async () => {
  team.records.length = 0
  const answer = await team.call('support', refund, refunds)
  expect(answer.headers.get('x-not-sent')).toBe('1')
  expect(await answer.json()).toEqual({
    success: false,
    code: 'ROLE_REFUSED',
    message: 'Your role is support, and this is for owners. Nothing was sent.',
  })
  expect(team.records).toMatchObject([
    {
      phase: 'ended',
      operation: 'refundOrder',
      orderId: record,
      user: 'usr-support',
      role: 'support',
      sent: false,
      status: 403,
      code: 'ROLE_REFUSED',
    },
  ])
})

test('a refused read stands in the log with who and what', async () => {
  const answer = await team.call('stranger', `/api/stores/${shop}/orders`)
  expect(await answerOf(answer)).toEqual([403, 'ROLE_NONE'])
  const said = () => team.lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  await expect
    .poll(() => said().find(({ code, user }) => code === 'ROLE_NONE' && user === 'usr-stranger'))
    .toMatchObject({ role: 'none' })
})

test('a role that changes holds from the next request on, at open sessions too', async () => {
  const [host] = team.hosts
  expect((await team.call('owner', refund, refunds)).status).toBe(200)
  const other = { user: 'usr-else', role: 'owner' }
  host!.useTeam(teamOfRoles([other, { user: 'usr-owner', role: 'support' }]))
  expect(await answerOf(await team.call('owner', refund, refunds))).toEqual([403, 'ROLE_REFUSED'])
  host!.useTeam(teamOfRoles([other]))
  expect(await answerOf(await team.call('owner', refund, refunds))).toEqual([403, 'ROLE_NONE'])
  host!.useTeam(teamOfRoles())
  expect((await team.call('owner', refund, refunds)).status).toBe(200)
})

test('a repetition of what was sent gets its outcome, whatever the role is by then', async () => {
  team.deliveries.length = 0
  const again = { ...refunds, headers: { 'X-Operation-Id': crypto.randomUUID() } }
  const first = await team.call('owner', refund, again)
  team.hosts[1]!.useTeam(teamOfRoles([{ user: 'usr-else', role: 'owner' }]))
  const second = await team.call('owner', refund, again, 1)
  expect([first.status, second.status]).toEqual([200, 200])
  expect(team.deliveries.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('a file that lost its roles does not make everybody an owner', async () => {
  expect(() => team.hosts[0]!.useTeam({ stores: {} })).toThrow('TEAM_FILE has lost its roles.')
  expect(await answerOf(await team.call('support', refund, refunds))).toEqual([403, 'ROLE_REFUSED'])
})

test('while the platform does not say whose key it is, nothing is sent', async () => {
  team.failUser(true)
  const before = team.cookies.owner
  team.cookies.owner = await team.signIn('owner')
  expect(team.cookies.owner).toBe('')
  team.failUser(false)
  team.cookies.owner = await team.signIn('owner')
  team.failUser(true)
  team.deliveries.length = 0
  for (const id of Object.keys(operations) as OperationId[]) {
    const { method } = operations[id]
    const answer = await team.call('owner', `/api${pathOf(id)}`, { method, body: bodies[id] })
    expect([id, ...(await answerOf(answer))]).toEqual([id, 503, 'ROLE_UNKNOWN'])
  }
  expect(team.deliveries.filter(({ target }) => target !== '/user')).toEqual([])
  team.failUser(false)
  expect((await team.call('owner', refund, refunds)).status).toBe(200)
  team.cookies.owner = before
})

const sent = (method: string, body: object) => ({
  method,
  body: JSON.stringify({ store: shop, name: 'Tom', ...body }),
})

test('the team’s routes follow the roles', async () => {
  const assign = sent('PUT', { ticket: record, before: '' })
  const presence = sent('POST', { ticket: record, doing: 'reading' })
  const note = sent('PUT', { record: `order ${record}`, before: '', text: 'x', tags: [] })
  const codes = async (who: Who) =>
    Promise.all(
      [
        team.call(who, `/team?store=${shop}`),
        team.call(who, `/team/assignments?store=${shop}`),
        team.call(who, `/team/notes?store=${shop}`),
        team.call(who, '/team/presence', presence),
        team.call(who, '/team/assignments', assign),
        team.call(who, '/team/notes', note),
        team.call(who, '/team/role'),
      ].map(async (answer) => (await answer).status),
    )
  expect(await codes('stranger')).toEqual([403, 403, 403, 403, 403, 403, 200])
  for (const who of ['reader', 'blind'] as const) {
    expect(await codes(who)).toEqual([200, 200, 200, 200, 403, 403, 200])
  }
  for (const who of ['support', 'owner'] as const) {
    expect(await codes(who)).toEqual([200, 200, 200, 200, 200, 200, 200])
  }
})

const roleOf = async (who: Who) =>
  ((await (await team.call(who, '/team/role')).json()) as { data: Record<string, unknown> }).data

test('everybody learns their own role, and owners that of all', async () => {
  expect(await roleOf('support')).toEqual({
    hasRoles: true,
    user: 'usr-support',
    role: 'support',
    name: 'Tom',
    hidesAddresses: false,
    refused: ownersWrites,
  })
  expect(await roleOf('stranger')).toMatchObject({ user: 'usr-stranger', refused: mayNot.stranger })
  expect((await roleOf('owner')).people).toHaveLength(4)
  expect(await roleOf('blind')).not.toHaveProperty('people')
})
