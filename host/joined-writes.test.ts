import { beforeEach, expect, test, vi } from 'vitest'
import { type Delivery, type WriteAnswer, createWrites } from './joined-writes.ts'
import { createMemoryStore } from './store-memory.ts'
import type { Store } from './store.ts'

const minute = 60_000
const session = 'session-1'
const limits = {
  writesPerMinute: 100,
  write: minute,
  keptAnswerBytes: 500,
  awaitAnswer: 300,
  askForAnswer: 100,
}
const done: WriteAnswer = { status: 200, headers: {}, body: '{"success":true}' }

let now: number
let store: Store
/** Two hosts on one store; no test waits in real time. */
let hosts: ReturnType<typeof createWrites>[]
const wait = vi.fn(async (milliseconds: number) => {
  now += milliseconds
})

beforeEach(async () => {
  now = 0
  wait.mockClear()
  store = createMemoryStore({ writesPerSession: 3, answerKept: 15 * minute }, () => now)
  await store.beginSession(session, 8 * 60 * minute)
  hosts = [createWrites(store, limits, wait), createWrites(store, limits, wait)]
})

const answering = (answer: WriteAnswer) => vi.fn(() => Promise.resolve(answer))

function write(id: string, send = answering(done)) {
  return { session, key: 'key-1', id, content: 'same', exclusive: undefined, send }
}

function heldSend() {
  let finish: (answer: WriteAnswer) => void = vi.fn()
  const send = vi.fn(() => new Promise<WriteAnswer>((resolve) => (finish = resolve)))
  return { send, finish: (answer: WriteAnswer) => finish(answer) }
}

async function codeAt(host: number, delivery: Delivery) {
  const { status, body } = await hosts[host]!.deliver(delivery)
  return [status, (JSON.parse(body ?? '{}') as { code?: string }).code]
}

test.each([0, 1])('a repetition at host %i gets the answer of the first delivery', async (host) => {
  const one = write('1')
  await hosts[0]!.deliver(one)
  expect(await hosts[host]!.deliver(one)).toEqual(done)
  expect(one.send).toHaveBeenCalledTimes(1)
})

test('a repetition at another host waits for the pending answer', async () => {
  const { send, finish } = heldSend()
  const first = hosts[0]!.deliver(write('1', send))
  wait.mockImplementationOnce(async () => {
    await vi.waitFor(() => expect(send).toHaveBeenCalled())
    finish(done)
    await first
  })
  expect(await hosts[1]!.deliver(write('1', send))).toEqual(done)
  expect(send).toHaveBeenCalledTimes(1)
})

test('a claim without an answer is reported as unknown and not sent again', async () => {
  await store.claim({ session, id: '1', content: 'same' })
  const one = write('1')
  expect(await codeAt(0, one)).toEqual([504, 'UPSTREAM_OUTCOME_UNKNOWN'])
  expect(now).toBe(300)
  expect(one.send).not.toHaveBeenCalled()
})

test('an answer is kept for 15 minutes, its id as long as the session', async () => {
  const one = write('1')
  await hosts[0]!.deliver(one)
  now = 15 * minute - 1
  expect(await hosts[0]!.deliver(one)).toEqual(done)
  now = 15 * minute
  expect(await codeAt(0, one)).toEqual([409, 'ANSWER_NOT_KEPT'])
  now = 8 * 60 * minute
  expect(await codeAt(0, one)).toEqual([409, 'ANSWER_NOT_KEPT'])
  expect(one.send).toHaveBeenCalledTimes(1)
})

test('a large answer reaches everybody waiting and is not stored', async () => {
  const huge = { ...done, body: 'x'.repeat(501) }
  const one = write('1', answering(huge))
  expect(await Promise.all([hosts[0]!.deliver(one), hosts[0]!.deliver(one)])).toEqual([huge, huge])
  expect(await codeAt(0, one)).toEqual([409, 'ANSWER_NOT_KEPT'])
  expect(one.send).toHaveBeenCalledTimes(1)
})

test('a stored answer cannot be read without the merchant’s key', async () => {
  const keepAnswer = vi.spyOn(store, 'keepAnswer')
  await hosts[0]!.deliver(write('1', answering({ ...done, body: 'chloe@example.com' })))
  const kept = Buffer.from(keepAnswer.mock.calls[0]![1], 'base64').toString('latin1')
  expect(kept).not.toContain('chloe')
  expect(await codeAt(1, { ...write('1'), key: 'key-2' })).toEqual([409, 'ANSWER_NOT_KEPT'])
})

test('a session at its limit of writes still recognises repetitions', async () => {
  const writes = ['1', '2', '3', '4'].map((id) => write(id))
  for (const one of writes.slice(0, 3)) await hosts[0]!.deliver(one)
  expect(await codeAt(0, writes[3]!)).toEqual([429, 'TOO_MANY_WRITES'])
  expect(await hosts[0]!.deliver(writes[0]!)).toEqual(done)
  await store.beginSession('session-2', 8 * 60 * minute)
  expect(await hosts[0]!.deliver({ ...writes[3]!, session: 'session-2' })).toEqual(done)
  expect(writes.map(({ send }) => send.mock.calls.length)).toEqual([1, 1, 1, 1])
})

test.each(['its role', 'the limit of its key'])(
  'what %s refuses is not claimed, and a repetition gets the first answer all the same',
  async (why) => {
    store = createMemoryStore({ writesPerSession: 3, answerKept: 15 * minute }, () => now)
    await store.beginSession(session, 8 * 60 * minute)
    const [host] = (hosts = [createWrites(store, { ...limits, writesPerMinute: 1 }, wait)])
    const forbidden: WriteAnswer = { status: 403, headers: {}, body: '{"code":"ROLE_REFUSED"}' }
    await host!.deliver(write('1'))
    // The write that goes over the limit is the last that is stored.
    const isRole = why === 'its role'
    if (!isRole) await host!.deliver(write('2'))
    const refused = { ...(isRole && { refuse: async () => forbidden }) }
    const claims = isRole ? 1 : 2
    for (const id of ['3', '4', '5', '6']) {
      const code = isRole ? [403, 'ROLE_REFUSED'] : [429, 'WRITES_TOO_OFTEN']
      expect(await codeAt(0, { ...write(id), ...refused })).toEqual(code)
    }
    expect(await store.listSessions()).toMatchObject([{ writes: claims }])
    expect(await host!.deliver({ ...write('1'), ...refused })).toEqual(done)
    await store.endSession(session)
    expect(await codeAt(0, { ...write('7'), ...refused })).toEqual([401, 'SESSION_EXPIRED'])
  },
)

test('an ended session sends nothing', async () => {
  await store.endSession(session)
  const one = write('1')
  expect(await codeAt(0, one)).toEqual([401, 'SESSION_EXPIRED'])
  expect(one.send).not.toHaveBeenCalled()
})

test('an id cannot be reused for another write at any host', async () => {
  const { send, finish } = heldSend()
  const first = hosts[0]!.deliver(write('1', send))
  for (const host of [0, 1]) {
    const other = { ...write('1'), content: 'other' }
    expect(await codeAt(host, other)).toEqual([409, 'OPERATION_ID_REUSED'])
    expect(other.send).not.toHaveBeenCalled()
  }
  finish(done)
  await first
})

test.each([0, 1])('host %i refuses another write of the same record meanwhile', async (host) => {
  const exclusive = 'refund of an order'
  const { send, finish } = heldSend()
  const first = hosts[0]!.deliver({ ...write('1', send), exclusive })
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  const second = { ...write('2'), exclusive }
  expect(await codeAt(host, second)).toEqual([409, 'WRITE_IN_PROGRESS'])
  finish({ ...done, status: 502 })
  await first
  expect(await codeAt(host, second)).toEqual([409, 'WRITE_IN_PROGRESS'])
  expect(await hosts[host]!.deliver({ ...write('3'), exclusive })).toEqual(done)
})

test.each(['claim', 'lock'] as const)(
  'nothing is sent while %s fails in the store',
  async (method) => {
    vi.spyOn(store, method).mockRejectedValue(new Error('away'))
    const one = { ...write('1'), exclusive: 'refund of an order' }
    expect(await codeAt(0, one)).toEqual([503, 'STORE_UNAVAILABLE'])
    expect(one.send).not.toHaveBeenCalled()
    expect((await hosts[0]!.deliver(one)).headers).toHaveProperty('x-not-sent')
  },
)

test.each(['keepAnswer', 'unlock'] as const)(
  'a store lost before %s changes no answer and causes no second send',
  async (method) => {
    const away = vi.spyOn(store, method).mockRejectedValue(new Error('away'))
    const one = { ...write('1'), exclusive: 'refund of an order' }
    expect(await hosts[0]!.deliver(one)).toEqual(done)
    away.mockRestore()
    await hosts[1]!.deliver(one)
    expect(one.send).toHaveBeenCalledTimes(1)
  },
)

test('settled waits for writes under way', async () => {
  const { send, finish } = heldSend()
  const first = hosts[0]!.deliver(write('1', send))
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  let isSettled = false
  const settled = hosts[0]!.settled().then(() => (isSettled = true))
  await new Promise(setImmediate)
  expect(isSettled).toBe(false)
  finish(done)
  await Promise.all([first, settled])
})

test('a write that nobody waits for any more is not sent, and its id stays free', async () => {
  const one = write('1')
  expect(await codeAt(0, { ...one, isOff: () => Promise.resolve(true) })).toEqual([
    503,
    'WRITE_TOO_LATE',
  ])
  expect(await codeAt(1, one)).toEqual([200, undefined])
  expect(one.send).toHaveBeenCalledTimes(1)
})
