import { afterEach, expect, test } from 'vitest'
import { createNoteSeal } from './note-seal.ts'
import { type Pair, codeOf, startPair, storeId } from './pair.testing.ts'
import { rawJson } from './raw-service.testing.ts'
import { createMemoryStore } from './store-memory.ts'

const record = 'order 44444444-4444-4444-8444-444444444444'
const otherStore = '99999999-9999-4999-8999-999999999999'
const user = { success: true, data: { stores: [{ id: storeId }] } }

let pair: Pair | undefined
afterEach(() => pair?.close())

async function start(options: Parameters<typeof startPair>[1] = {}) {
  pair = await startPair((_, socket) => socket.write(rawJson(200, user)), options)
  return pair
}

const put = (body: object) =>
  pair!.call('/team/notes', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      store: storeId,
      record,
      before: '',
      text: 'Call back',
      tags: ['VIP'],
      name: 'Tom',
      ...body,
    }),
  })
const read = (tag = '') =>
  pair!.call(`/team/notes?store=${storeId}`, { headers: { 'If-None-Match': tag } })
const lost = () => Promise.reject(new Error('lost'))

type Noted = { note: { text: string; by: string; version: string } }
const dataOf = async <Data = Noted>(answer: Response) =>
  ((await answer.json()) as { data: Data }).data

test('a note is read by colleagues, with who wrote it and when', async () => {
  await start()
  const { note } = await dataOf(await put({}))
  expect(await dataOf<object>(await read())).toEqual({
    notes: { [record]: { ...note, text: 'Call back', tags: ['VIP'], by: 'Tom' } },
  })
  expect(note).toHaveProperty('at', expect.any(Number))
})

test('whoever is second gets what the first wrote instead, and writes on it', async () => {
  await start()
  const { note } = await dataOf(await put({}))
  const second = await dataOf(await put({ text: 'Paid by bank', name: 'Ines' }))
  expect(second.note).toMatchObject({ text: 'Call back', by: 'Tom', version: note.version })
  const both = { text: 'Call back\nPaid by bank', name: 'Ines', before: note.version }
  expect((await dataOf(await put(both))).note).toMatchObject({ text: both.text, by: 'Ines' })
})

test('a page that asks again is told only whether anything has changed', async () => {
  await start()
  await put({})
  const tag = (await read()).headers.get('etag') ?? ''
  expect((await read(tag)).status).toBe(304)
  await put({ record: record.replace('order', 'customer') })
  expect((await read(tag)).status).toBe(200)
})

test.each([
  [{ store: otherStore }, 'STORE_NOT_FOUND'],
  [{ store: '../user' }, 'NOTE_MALFORMED'],
  [{ record: 'x' }, 'NOTE_MALFORMED'],
  [{ record: `${record}\n` }, 'NOTE_MALFORMED'],
  [{ record: record.replace('order', '__proto__') }, 'NOTE_MALFORMED'],
  [{ text: 'x'.repeat(6_001) }, 'NOTE_MALFORMED'],
  [{ tags: Array.from({ length: 41 }, () => 'x') }, 'NOTE_MALFORMED'],
  [{ tags: ['x'.repeat(81)] }, 'NOTE_MALFORMED'],
  [{ tags: [''] }, 'NOTE_MALFORMED'],
  [{ name: 'Tom\nx' }, 'NOTE_MALFORMED'],
  [{ more: 'x' }, 'NOTE_MALFORMED'],
])('the note %j is refused', async (body, code) => {
  await start()
  expect(await codeOf(await put(body))).toBe(code)
  expect(await dataOf<object>(await read())).toEqual({ notes: {} })
})

test('nobody reads the notes of another store', async () => {
  await start()
  const refused = await pair!.call(`/team/notes?store=${otherStore}`)
  expect([refused.status, await codeOf(refused)]).toEqual([404, 'STORE_NOT_FOUND'])
})

test('a full board refuses a note, and drops none', async () => {
  await start({ limits: { notesBoard: 400 } })
  await put({})
  const full = await put({ record: record.replace('order', 'customer'), text: 'x'.repeat(300) })
  expect([full.status, await codeOf(full)]).toEqual([409, 'NOTES_FULL'])
  const { notes } = await dataOf<{ notes: object }>(await read())
  expect(Object.keys(notes)).toEqual([record])
})

test('a session that writes notes too quickly has to wait', async () => {
  await start({ limits: { notesPerMinute: 1 } })
  expect([(await put({})).status, (await put({})).status]).toEqual([200, 429])
})

test('while the store is unreachable, notes are neither read nor changed', async () => {
  await start({ store: { ...createMemoryStore(), pin: lost, readBoard: lost } })
  const refused = [await put({}), await read()]
  expect(refused.map(({ status }) => status)).toEqual([503, 503])
})

test('neither the log nor the store tells what is noted', async () => {
  const kept: unknown[] = []
  const store = createMemoryStore()
  await start({
    store: {
      ...store,
      pin(board, pin, milliseconds) {
        kept.push(board, pin)
        return store.pin(board, pin, milliseconds)
      },
    },
  })
  await put({ text: 'Ashdown pays late', tags: ['ashdown'], name: 'Ashdown' })
  expect(kept).toHaveLength(2)
  expect(JSON.stringify([pair!.lines, kept])).not.toMatch(/ashdown/i)
})

test('what an earlier secret sealed is opened, and nothing of another board', () => {
  const seal = createNoteSeal(['a'.repeat(32)])
  const sealed = seal.seal('board', 'words')
  seal.useSecrets(['b'.repeat(32), 'a'.repeat(32)])
  expect(seal.open('board', sealed)).toBe('words')
  expect(seal.open('other', sealed)).toBeUndefined()
  seal.useSecrets(['b'.repeat(32)])
  expect(seal.open('board', sealed)).toBeUndefined()
})
