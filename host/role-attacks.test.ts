import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OperationId, operations } from '#api/operations.ts'
import { matchOperation } from './operation-match.ts'
import { sendRaw } from './pair.testing.ts'
import { rawJson } from './raw-service.testing.ts'
import { type Who, bodies, mayNot, pathOf, people, record, startTeam } from './roles.testing.ts'

let team: Awaited<ReturnType<typeof startTeam>>
beforeAll(async () => {
  team = await startTeam((delivery, socket) => {
    const id = /\/orders\/([^/?]+)$/.exec(delivery.target)?.[1]
    const data = id ? { order: { id } } : { id: record }
    socket.write(rawJson(200, { success: true, pages: 1, data }))
  })
})
afterAll(() => team.close())

type Request = { method: string; target: string; headers?: readonly string[]; cookie?: string }
type Way = (asked: { method: string; path: string }, who: Who) => Request

const plain: Way = ({ method, path }) => ({ method, target: `/api${path}` })
const bent =
  (bend: (path: string) => string): Way =>
  ({ method, path }) => ({ method, target: bend(path) })
const withHeader =
  (...headers: string[]): Way =>
  ({ method, path }) => ({ method, target: `/api${path}`, headers })
const knownId = crypto.randomUUID()

const ways: Record<string, Way> = {
  'a direct call': plain,
  'HEAD instead': ({ path }) => ({ method: 'HEAD', target: `/api${path}` }),
  'a method in lower case': ({ method, path }) => ({
    method: method.toLowerCase(),
    target: `/api${path}`,
  }),
  'a slash at the end': bent((path) => `/api${path}/`),
  'two slashes': bent((path) => `/api/${path}`),
  'a dot': bent((path) => `/api/.${path}`),
  'a step up': bent((path) => `/api/user/..${path}`),
  'an encoded step up': bent((path) => `/api/x/%2e%2e${path}`),
  'an encoded letter': bent((path) => `/api${path.replace('s', '%73')}`),
  'an encoded slash': bent((path) => `/api${path.replace(/\/(?=[^/]+$)/, '%2f')}`),
  'a fragment': bent((path) => `/api${path}#x`),
  'a parameter of a path': bent((path) => `/api${path};role=owner`),
  'a parameter': bent((path) => `/api${path}?role=owner`),
  'a method as parameter': bent((path) => `/api${path}?_method=GET`),
  'capital letters': bent((path) => `/api${path.toUpperCase()}`),
  'ids in capital letters': bent(
    (path) => `/api${path.replaceAll(/[0-9a-f-]{36}/g, (id) => id.toUpperCase())}`,
  ),
  'the whole address': bent((path) => `http://127.0.0.1/api${path}`),
  'a read made a write': ({ method, path }) => ({
    method: 'GET',
    target: `/api${path}`,
    headers: [`X-HTTP-Method-Override: ${method}`, `X-Method-Override: ${method}`],
  }),
  'a POST made a write': ({ method, path }) => ({
    method: 'POST',
    target: `/api${path}`,
    headers: [`X-HTTP-Method-Override: ${method}`],
  }),
  'another address in a header': ({ path }) => ({
    method: 'GET',
    target: '/api/user',
    headers: [`X-Original-URL: /api${path}`, `X-Rewrite-URL: /api${path}`],
  }),
  'a role in a header': withHeader(
    'X-Role: owner',
    'X-User: usr-owner',
    'X-Forwarded-User: usr-owner',
  ),
  'a key in a header': withHeader('Authorization: Bearer key-of-owner'),
  'an id that an owner used': withHeader(`X-Operation-Id: ${knownId}`),
  'a trace': withHeader('traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'),
  'a ticket that was seen': withHeader(`X-Ticket-Seen: 22222222-2222-4222-8222-222222222222 x`),
  'a forged cookie in front': (asked, who) => ({
    ...plain(asked, who),
    cookie: `__Host-session=${'e30'.repeat(20)}; ${team.cookies[who]}`,
  }),
  'an owner’s cookie behind': (asked, who) => ({
    ...plain(asked, who),
    cookie: `${team.cookies[who]}; counter-role=owner; session=${team.cookies.owner.split('=')[1]}`,
  }),
  'a seal that was cut': (asked, who) => ({
    ...plain(asked, who),
    cookie: team.cookies.owner.slice(0, -4),
  }),
}

function send(at: number, who: Who, body: string, request: Request) {
  const { method, target, headers = [], cookie = team.cookies[who] } = request
  const own = headers.some((header) => header.startsWith('X-Operation-Id'))
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${new URL(team.hosts[at]!.url).host}`,
    `Cookie: ${cookie}`,
    'X-Requested-By: counter',
    'Sec-Fetch-Site: same-origin',
    ...(own ? [] : [`X-Operation-Id: ${crypto.randomUUID()}`]),
    ...headers,
    ...(body ? ['Content-Type: application/json', `Content-Length: ${body.length}`] : []),
    'Connection: close',
  ]
  return sendRaw(team.hosts[at]!.url, `${lines.join('\r\n')}\r\n\r\n${body}`)
}

/** Which operation of whom reached the platform that must not. */
function passed() {
  return team.deliveries.flatMap(({ method, target, headers }) => {
    const who = /key-of-(\w+)/.exec(headers.authorization ?? '')?.[1] as Who
    const { operation } = matchOperation(team.url, method, target) ?? {}
    const isRefused = !operation || !people.includes(who) || mayNot[who].includes(operation)
    return isRefused ? [`${who}: ${method} ${target}`] : []
  })
}

test('no way around a role: each operation, each person, each way, at two hosts', async () => {
  const ids = Object.keys(operations) as OperationId[]
  const seed = await team.call('owner', `/api${pathOf('updateStore')}`, {
    method: 'PUT',
    body: bodies.updateStore,
    headers: { 'X-Operation-Id': knownId },
  })
  expect(seed.status).toBe(200)
  team.deliveries.length = 0
  let attempts = 0
  let refused = 0
  for (const who of people) {
    for (const id of mayNot[who]) {
      const asked = { method: operations[id].method, path: pathOf(id) }
      const answers = await Promise.all(
        Object.values(ways).flatMap((way) =>
          [0, 1].map((at) => send(at, who, bodies[id] ?? '', way(asked, who))),
        ),
      )
      attempts += answers.length
      refused += answers.filter((answer) => /^HTTP\/1\.1 [45]/.test(answer)).length
    }
  }
  // "A read made a write" and "another address in a header" are proper reads of somebody's own.
  const through = passed()
  console.log(
    `roles: ${ids.length} operations, ${people.length} people, ${Object.keys(ways).length} ways, 2 hosts: ` +
      `${attempts} attempts, ${refused} refused, ${through.length} passed`,
  )
  expect(through).toEqual([])
  expect(attempts).toBe((4 + 5 + 6 + 19) * Object.keys(ways).length * 2)
}, 120_000)

test('what a role includes reaches the platform', async () => {
  team.deliveries.length = 0
  let allowed = 0
  for (const who of people) {
    for (const id of Object.keys(operations) as OperationId[]) {
      if (mayNot[who].includes(id)) continue
      const { method } = operations[id]
      const answer = await team.call(who, `/api${pathOf(id)}`, { method, body: bodies[id] })
      expect([who, id, answer.status]).toEqual([who, id, 200])
      allowed += 1
    }
  }
  expect(allowed).toBe(20 + 16 + 15 + 14 + 1)
  expect(passed()).toEqual([])
  // With what is attacked above: every operation, for each of the three roles and both others.
  expect(allowed + people.flatMap((who) => mayNot[who]).length).toBe(20 * 5)
})
