import { beforeEach, describe, expect, test, vi } from 'vitest'

vi.mock('#base/storage/private-store.ts', async () => {
  const { createStore } = await import('#base/storage/store.ts')
  const store = createStore<unknown>({}, 'local')
  const set = (next: unknown) =>
    store.set(
      typeof next === 'function' ? (next as (value: unknown) => unknown)(store.get()) : next,
    )
  return { privateStores: () => () => ({ ...store, set }) }
})
const {
  cleanTag,
  hasRoom,
  mergedTags,
  MOST_NOTED,
  MOST_TAGS,
  noteKey,
  noteRecord,
  recordNotes,
  taggedIds,
  tagRecords,
  tagsUsed,
  untagRecords,
} = await import('./record-notes.ts')

const notes = () => recordNotes('s').get()
const [one, two, three] = [noteKey('order', 'A'), noteKey('order', 'b'), noteKey('customer', 'c')]

beforeEach(() => recordNotes('s').set(() => ({})))

test('a note is trimmed and cut at its limit, and an empty one is deleted', () => {
  noteRecord('s', one, `  ${'x'.repeat(2_100)}`)
  expect(notes()['order a']?.text).toHaveLength(2_000)
  noteRecord('s', one, ' ')
  expect(notes()).toEqual({})
})

test('G2: a note typed before the disk was read stands below the one that nobody saw', () => {
  noteRecord('s', one, 'Wants a callback')
  noteRecord('s', one, 'Paid by bank', '')
  expect(notes()[one]?.text).toBe('Wants a callback\nPaid by bank')
})

test.each([
  ['  #VIP ', 'VIP'],
  ['to\ncall\tback', 'to call back'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['#', undefined],
  [' ', undefined],
  ['x'.repeat(90), 'x'.repeat(80)],
])('the tag %j is kept as %j', (typed, tag) => {
  expect(cleanTag(typed)).toBe(tag)
})

test('a tag is the same in any case, and its note stays', () => {
  noteRecord('s', one, 'Called')
  expect(tagRecords('s', [one, two], 'VIP')).toEqual([one, two])
  expect(tagRecords('s', [one, two, three], 'vip')).toEqual([three])
  expect(notes()[one]).toMatchObject({ text: 'Called', tags: ['VIP'] })
  untagRecords('s', [one, two, three], 'viP')
  expect(Object.keys(notes())).toEqual([one])
})

test('no record has more tags than the limit', () => {
  for (let at = 0; at < MOST_TAGS; at += 1) tagRecords('s', [one], `tag ${at}`)
  expect(tagRecords('s', [one], 'one more')).toEqual([])
  expect(notes()[one]?.tags).toHaveLength(MOST_TAGS)
})

test('where there is no room, nothing that was noted is dropped for a new tag', () => {
  const keys = Array.from({ length: MOST_NOTED + 5 }, (_, at) => noteKey('order', `o${at}`))
  noteRecord('s', three, 'The first')
  expect(tagRecords('s', [...keys, three], 'bulk')).toHaveLength(MOST_NOTED)
  expect(notes()[three]).toMatchObject({ text: 'The first', tags: ['bulk'] })
  expect(hasRoom(notes())).toBe(false)
})

test('tags in use come most used first, in one spelling', () => {
  tagRecords('s', [one], 'refund')
  tagRecords('s', [one], 'VIP')
  tagRecords('s', [two], 'vip')
  expect(tagsUsed(notes())).toEqual(['VIP', 'refund'])
})

test('tagged records are found by kind, the one changed last first', () => {
  recordNotes('s').set(() => ({
    'order a': { text: '', tags: ['VIP'], at: 1 },
    'order b': { text: '', tags: ['vip', 'x'], at: 2 },
    'customer c': { text: '', tags: ['vip'], at: 3 },
  }))
  expect(taggedIds(notes(), 'order', 'Vip')).toEqual(['b', 'a'])
  expect(taggedIds(notes(), 'customer', 'vip')).toEqual(['c'])
  expect(taggedIds(notes(), 'order', 'vi')).toEqual([])
})

describe('tags of two who began as one', () => {
  test.each([
    ['both added', ['a', 'b'], ['a', 'c'], ['a'], ['a', 'b', 'c']],
    ['we took one away', ['a', 'b'], ['b'], ['a', 'b'], ['b']],
    ['they took one away', ['b'], ['a', 'b', 'c'], ['a', 'b'], ['b', 'c']],
    ['each once', ['A'], ['a'], [], ['A']],
  ])('%s', (_, theirs, ours, before, merged) => {
    expect(mergedTags(theirs, ours, before)).toEqual(merged)
  })
})
