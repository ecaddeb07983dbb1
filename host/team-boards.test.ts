import { afterEach, describe, expect, test } from 'vitest'
import { createNoteSeal } from './note-seal.ts'
import { type Pair, codeOf, startPair, storeId } from './pair.testing.ts'
import { rawJson } from './raw-service.testing.ts'
import { createMemoryStore } from './store-memory.ts'

const uuid = '44444444-4444-4444-8444-444444444444'
const otherStore = '99999999-9999-4999-8999-999999999999'
const user = { success: true, data: { stores: [{ id: storeId }] } }

let pair: Pair | undefined
afterEach(() => pair?.close())

async function start(options: Parameters<typeof startPair>[1] = {}) {
  pair = await startPair((_, socket) => socket.write(rawJson(200, user)), options)
  return pair
}

function boardAt(path: string, usual: object) {
  return {
    put: (body: object) =>
      pair!.call(path, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ store: storeId, before: '', name: 'Tom', ...usual, ...body }),
      }),
    read: (tag = '', store = storeId) =>
      pair!.call(`${path}?store=${store}`, { headers: { 'If-None-Match': tag } }),
  }
}

const assignments = boardAt('/team/assignments', { ticket: uuid })
const record = `order ${uuid}`
const another = record.replace('order', 'customer')
const notes = boardAt('/team/notes', { record, text: 'Call back', tags: ['VIP'] })

const lost = () => Promise.reject(new Error('lost'))
type Noted = { note: { text: string; by: string; version: string } }
const dataOf = async <Data = Noted>(answer: Response) =>
  ((await answer.json()) as { data: Data }).data

describe.each([
  {
    name: 'assignments',
    ...assignments,
    empty: { assigned: {} },
    next: { before: 'Tom', name: 'Ines' },
    rate: 'assignmentsPerMinute',
    code: 'ASSIGNMENT_MALFORMED',
    wrong: [{ ticket: 'x' }, { name: 'x'.repeat(81) }, { name: 7 }, { note: 'x' }],
  },
  {
    name: 'notes',
    ...notes,
    empty: { notes: {} },
    next: { record: another },
    rate: 'notesPerMinute',
    code: 'NOTE_MALFORMED',
    wrong: [
      { record: 'x' },
      { record: `${record}\n` },
      { record: record.replace('order', '__proto__') },
      { text: 'x'.repeat(6_001) },
      { tags: Array.from({ length: 41 }, () => 'x') },
      { tags: ['x'.repeat(81)] },
      { tags: [''] },
      { more: 'x' },
    ],
  },
])('the board of $name', ({ put, read, empty, next, rate, code, wrong }) => {
  test('tells a page that asks again only whether anything has changed', async () => {
    await start()
    await put({})
    const tag = (await read()).headers.get('etag') ?? ''
    expect((await read(tag)).status).toBe(304)
    await put(next)
    expect((await read(tag)).status).toBe(200)
  })

  test.each([{ store: '../user' }, { name: 'Tom\nx' }, ...wrong])('refuses %j', async (body) => {
    await start()
    expect(await codeOf(await put(body))).toBe(code)
    expect(await dataOf<object>(await read())).toEqual(empty)
  })

  test('of another store is neither read nor written', async () => {
    await start()
    for (const answer of [await read('', otherStore), await put({ store: otherStore })]) {
      expect([answer.status, await codeOf(answer)]).toEqual([404, 'STORE_NOT_FOUND'])
    }
    expect(await dataOf<object>(await read())).toEqual(empty)
  })

  test('lets a session wait that writes too quickly', async () => {
    await start({ limits: { [rate]: 1 } })
    expect([(await put({})).status, (await put({})).status]).toEqual([200, 429])
  })

  test('is neither read nor changed while the store is unreachable', async () => {
    await start({ store: { ...createMemoryStore(), pin: lost, readBoard: lost } })
    const refused = [await put({}), await read()]
    expect(refused.map(({ status }) => status)).toEqual([503, 503])
  })
})

test('whoever takes a ticket first has it, and the second learns who', async () => {
  const { put, read } = assignments
  await start()
  expect(await dataOf(await put({}))).toEqual({ name: 'Tom' })
  expect(await dataOf(await put({ name: 'Ines' }))).toEqual({ name: 'Tom' })
  expect(await dataOf(await put({ before: 'Tom', name: ' Ines ' }))).toEqual({ name: 'Ines' })
  expect(await dataOf(await read())).toEqual({ assigned: { [uuid]: 'Ines' } })
  expect(await dataOf(await put({ before: 'Ines', name: '' }))).toEqual({ name: '' })
  expect(await dataOf(await read())).toEqual({ assigned: {} })
})

test('the log names neither the people nor the ticket', async () => {
  await start()
  await assignments.put({ name: 'Tom Ashdown' })
  expect(JSON.stringify(pair!.lines)).not.toMatch(/Ashdown|44444444/)
})

test('a note is read by colleagues, with who wrote it and when', async () => {
  await start()
  const { note } = await dataOf(await notes.put({}))
  expect(await dataOf<object>(await notes.read())).toEqual({
    notes: { [record]: { ...note, text: 'Call back', tags: ['VIP'], by: 'Tom' } },
  })
  expect(note).toHaveProperty('at', expect.any(Number))
})

test('whoever is second gets what the first wrote instead, and writes on it', async () => {
  const { put } = notes
  await start()
  const { note } = await dataOf(await put({}))
  const second = await dataOf(await put({ text: 'Paid by bank', name: 'Ines' }))
  expect(second.note).toMatchObject({ text: 'Call back', by: 'Tom', version: note.version })
  const both = { text: 'Call back\nPaid by bank', name: 'Ines', before: note.version }
  expect((await dataOf(await put(both))).note).toMatchObject({ text: both.text, by: 'Ines' })
})

test('a full board refuses a note, and drops none', async () => {
  await start({ limits: { notesBoard: 400 } })
  await notes.put({})
  const full = await notes.put({ record: another, text: 'x'.repeat(300) })
  expect([full.status, await codeOf(full)]).toEqual([409, 'NOTES_FULL'])
  const { notes: noted } = await dataOf<{ notes: object }>(await notes.read())
  expect(Object.keys(noted)).toEqual([record])
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
  await notes.put({ text: 'Ashdown pays late', tags: ['ashdown'], name: 'Ashdown' })
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
