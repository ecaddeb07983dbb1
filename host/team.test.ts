import { afterEach, expect, test } from 'vitest'
import { type Pair, codeOf, startPair, storeId } from './pair.testing.ts'
import { rawJson } from './raw-service.testing.ts'
import { createRooms } from './rooms.ts'
import { recordLog } from './log.testing.ts'
import { createReload } from './reload.ts'
import { createMemoryStore } from './store-memory.ts'
import { readTeam } from './team-file.ts'

const ticket = '44444444-4444-4444-8444-444444444444'
const otherStore = '99999999-9999-4999-8999-999999999999'
const user = { success: true, data: { stores: [{ id: storeId.toUpperCase() }] } }
const team = readTeam(
  JSON.stringify({
    stores: {
      '*': {
        people: ['Ines'],
        replies: [{ name: 'Bye', text: 'Goodbye', state: 'done', tags: ['Refund'] }],
        lowStock: 9,
        disputeLimit: 0.75,
      },
      [storeId]: {
        people: ['Tom', 'Ines'],
        views: [{ list: 'orders', name: 'Stuck', search: { status: 'PENDING' } }],
        lowStock: 3,
      },
      [otherStore]: { people: ['Somebody else'] },
    },
  }),
)

let pair: Pair | undefined
afterEach(() => pair?.close())

const start = async (options: Parameters<typeof startPair>[1] = { team }) => {
  pair = await startPair((_, socket) => socket.write(rawJson(200, user)), options)
  return pair
}

/** Another person at the same host. */
async function colleague() {
  const answer = await fetch(`${pair!.host.url}/session`, {
    method: 'POST',
    headers: { 'X-Requested-By': 'counter', 'Content-Type': 'application/json' },
    body: JSON.stringify({ apiKey: 'key-of-a-colleague' }),
  })
  return (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
}

const say = (body: object, Cookie = pair!.cookie) =>
  pair!.call('/team/presence', {
    method: 'POST',
    headers: { Cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ store: storeId, ticket, doing: 'reading', name: 'Ines', ...body }),
  })
const others = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as { data: { others: unknown[] } }).data.others

test('a session learns what the file says of its stores, and of no other', async () => {
  await start()
  const answer = await pair!.call(`/team?store=${storeId}`)
  expect(await answer.json()).toEqual({
    success: true,
    data: {
      people: ['Ines', 'Tom'],
      replies: [{ name: 'Bye', text: 'Goodbye', state: 'done', tags: ['#refund'] }],
      views: [{ list: 'orders', name: 'Stuck', search: { status: 'PENDING' } }],
      lowStock: 3,
      disputeLimit: 0.75,
    },
  })
  const refused = await pair!.call(`/team?store=${otherStore}`)
  expect([refused.status, await codeOf(refused)]).toEqual([404, 'STORE_NOT_FOUND'])
  // The platform is asked once who may use what.
  expect(pair!.deliveries).toHaveLength(1)
})

test('without a file there are no names and no replies', async () => {
  await start({})
  const answer = await pair!.call(`/team?store=${storeId}`)
  expect(await answer.json()).toMatchObject({ data: { people: [], replies: [] } })
})

test.each(['/team', '/team/presence', '/team/assignments'])(
  '%s takes nobody who is not signed in',
  async (path) => {
    await start()
    const method = path === '/team/presence' ? 'POST' : 'GET'
    const guarded = await fetch(pair!.host.url + path, {
      method,
      headers: { Cookie: pair!.cookie },
    })
    expect(await codeOf(guarded)).toBe('CSRF_HEADER')
    const missing = await pair!.call(path, { method, headers: { Cookie: '' } })
    expect([missing.status, await codeOf(missing)]).toEqual([401, 'SESSION_MISSING'])
  },
)

test('colleagues see each other in a ticket until they leave it', async () => {
  await start()
  const tom = await colleague()
  expect(await others(say({ doing: 'writing' }))).toEqual([])
  expect(await others(say({ name: 'Tom' }, tom))).toEqual([{ name: 'Ines', doing: 'writing' }])
  expect(await others(say({}))).toEqual([{ name: 'Tom', doing: 'reading' }])
  expect(await others(say({ ticket: otherStore }))).toEqual([])
  await say({ doing: 'gone' }, tom)
  expect(await others(say({}))).toEqual([])
})

test.each([
  [{ store: otherStore }, 'STORE_NOT_FOUND'],
  [{ store: '../user' }, 'PRESENCE_MALFORMED'],
  [{ doing: 'sleeping' }, 'PRESENCE_MALFORMED'],
  [{ name: 'x'.repeat(81) }, 'PRESENCE_MALFORMED'],
  [{ more: 1 }, 'PRESENCE_MALFORMED'],
])('%j is refused', async (body, code) => {
  await start()
  expect(await codeOf(await say(body))).toBe(code)
})

test('a session that reports its presence too often has to wait', async () => {
  await start({ limits: { presencePerMinute: 2 } })
  const answers = [await say({}), await say({}), await say({})]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
})

test('SIGHUP reads the file again, and a broken one changes nothing', async () => {
  const { log, lines } = recordLog()
  const secrets = { sessionSecrets: [], redisUrl: undefined }
  let file = '{"stores":{}}'
  let used = team
  const reload = createReload({
    read: () => secrets,
    before: secrets,
    log,
    useSecrets: () => undefined,
    connect: async () => createMemoryStore(),
    replaceStore: () => undefined,
    reopenAudit: undefined,
    useTeamFile: () => {
      used = readTeam(file)
    },
  })
  await reload()
  expect(used).toEqual({ stores: {} })
  file = '{"stores":{"x":{}}}'
  await reload()
  expect(used).toEqual({ stores: {} })
  const said = JSON.stringify(lines)
  expect(said).toContain('TEAM_FILE has been read again')
  expect(said).toContain('the team stays as it was. TEAM_FILE, stores.x')
})

test('a colleague who is no longer heard of is forgotten', () => {
  let now = 0
  const rooms = createRooms(() => now)
  rooms.meet('a', 'ines', 'writing', 100)
  now = 99
  expect(rooms.meet('a', 'tom', 'reading', 100)).toEqual(['writing'])
  now = 100
  expect(rooms.meet('a', 'tom', '', 100)).toEqual([])
  expect(rooms.meet('b', 'ines', 'reading', 100)).toEqual([])
})

test.each([
  ['{', 'TEAM_FILE is not JSON.'],
  ['[]', 'TEAM_FILE, the file: is missing or of another type.'],
  ['{"stores":{"x":{}}}', "TEAM_FILE, stores.x: is neither a store's ID nor *."],
  [
    '{"stores":{"*":{"people":[""],"replies":[{"name":"A","text":7}]}}}',
    'TEAM_FILE, stores.*.people.0: is empty or too small.\nTEAM_FILE, stores.*.replies.0.text: is missing or of another type.',
  ],
  ['{"stores":{"*":{"lowStock":-1}}}', 'TEAM_FILE, stores.*.lowStock: is empty or too small.'],
  [
    '{"stores":{"*":{"disputeLimit":101}}}',
    'TEAM_FILE, stores.*.disputeLimit: is too long or too large.',
  ],
  [
    '{"stores":{},"roles":[{"user":"a","role":"admin"}]}',
    'TEAM_FILE, roles.0.role: is none of the values that Counter knows.',
  ],
  [
    '{"stores":{},"roles":[{"user":"a","role":"owner","addresses":false},{"user":"a","role":"reader"}]}',
    'TEAM_FILE, roles.0.addresses: is for readers only.\nTEAM_FILE, roles.1.user: stands there twice.',
  ],
  ['{"stores":{},"roles":[{"user":"a","role":"support"}]}', 'TEAM_FILE, roles: has no owner.'],
  ['{"stores":{},"roles":[]}', 'TEAM_FILE, roles: has no owner.'],
  ['{"stores":{"*":{"tags":[]}}}', 'TEAM_FILE, stores.*: has a name that Counter does not know.'],
])('the file %j is refused, one line for each error', (text, message) => {
  expect(() => readTeam(text)).toThrow(message)
})
