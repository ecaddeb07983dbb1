import { afterEach, expect, test } from 'vitest'
import { type Pair, codeOf, startPair, storeId } from './pair.testing.ts'
import { rawJson } from './raw-service.testing.ts'
import { createMemoryStore } from './store-memory.ts'

const ticket = '44444444-4444-4444-8444-444444444444'
const otherStore = '99999999-9999-4999-8999-999999999999'
const user = { success: true, data: { stores: [{ id: storeId }] } }

let pair: Pair | undefined
afterEach(() => pair?.close())

async function start(options: Parameters<typeof startPair>[1] = {}) {
  pair = await startPair((_, socket) => socket.write(rawJson(200, user)), options)
  return pair
}

const assign = (body: object) =>
  pair!.call('/team/assignments', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ store: storeId, ticket, before: '', name: 'Tom', ...body }),
  })
const read = (tag = '') =>
  pair!.call(`/team/assignments?store=${storeId}`, { headers: { 'If-None-Match': tag } })
const lost = () => Promise.reject(new Error('lost'))
const dataOf = async (answer: Response) => ((await answer.json()) as { data: unknown }).data

test('whoever takes a ticket first has it, and the second learns who', async () => {
  await start()
  expect(await dataOf(await assign({}))).toEqual({ name: 'Tom' })
  expect(await dataOf(await assign({ name: 'Ines' }))).toEqual({ name: 'Tom' })
  expect(await dataOf(await assign({ before: 'Tom', name: ' Ines ' }))).toEqual({ name: 'Ines' })
  expect(await dataOf(await read())).toEqual({ assigned: { [ticket]: 'Ines' } })
  expect(await dataOf(await assign({ before: 'Ines', name: '' }))).toEqual({ name: '' })
  expect(await dataOf(await read())).toEqual({ assigned: {} })
})

test('a page that asks again is told only whether anything has changed', async () => {
  await start()
  await assign({})
  const tag = (await read()).headers.get('etag') ?? ''
  expect((await read(tag)).status).toBe(304)
  await assign({ before: 'Tom', name: 'Ines' })
  expect((await read(tag)).status).toBe(200)
})

test.each([
  [{ store: otherStore }, 'STORE_NOT_FOUND'],
  [{ store: '../user' }, 'ASSIGNMENT_MALFORMED'],
  [{ ticket: 'x' }, 'ASSIGNMENT_MALFORMED'],
  [{ name: 'x'.repeat(81) }, 'ASSIGNMENT_MALFORMED'],
  [{ name: 'Tom\nx' }, 'ASSIGNMENT_MALFORMED'],
  [{ name: 7 }, 'ASSIGNMENT_MALFORMED'],
  [{ note: 'x' }, 'ASSIGNMENT_MALFORMED'],
])('the assignment %j is refused', async (body, code) => {
  await start()
  expect(await codeOf(await assign(body))).toBe(code)
  expect(await dataOf(await read())).toEqual({ assigned: {} })
})

test('nobody learns who has the tickets of another store', async () => {
  await start()
  const refused = await pair!.call(`/team/assignments?store=${otherStore}`)
  expect([refused.status, await codeOf(refused)]).toEqual([404, 'STORE_NOT_FOUND'])
})

test('a session that gives tickets away too quickly has to wait', async () => {
  await start({ limits: { assignmentsPerMinute: 2 } })
  const answers = [await assign({}), await assign({}), await assign({})]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
})

test('while the store is unreachable, assignments are neither read nor changed', async () => {
  await start({ store: { ...createMemoryStore(), pin: lost, readBoard: lost } })
  const refused = [await assign({}), await read()]
  expect(refused.map(({ status }) => status)).toEqual([503, 503])
})

test('the log names neither the people nor the ticket', async () => {
  await start()
  await assign({ name: 'Tom Ashdown' })
  expect(JSON.stringify(pair!.lines)).not.toMatch(/Ashdown|44444444/)
})
