import { describe, expect, test, vi } from 'vitest'

vi.mock('#base/storage/private-store.ts', async () => {
  const { createStore } = await import('#base/storage/store.ts')
  const store = createStore<unknown>({}, 'local')
  const set = (next: unknown) =>
    store.set(
      typeof next === 'function' ? (next as (value: unknown) => unknown)(store.get()) : next,
    )
  return { privateStores: () => () => ({ ...store, set }) }
})
const { mergedNote } = await import('#base/text/note-text.ts')
const { noteTicket, tagsIn, tagTicket, ticketNotes, withTags } = await import('./ticket-notes.ts')
const notes = () => ticketNotes('s').get()

test('a note is trimmed and cut at its limit, and an empty one is deleted', () => {
  noteTicket('s', 'a', `  ${'x'.repeat(2_100)}`)
  expect(notes().a?.text).toHaveLength(2_000)
  noteTicket('s', 'a', ' ')
  expect(notes()).toEqual({})
})

test('tags are the words that begin with a number sign', () => {
  expect(tagsIn('#VIP asks for a refund, see #3, #vip and a#b.\n#größe')).toEqual([
    '#vip',
    '#3',
    '#größe',
  ])
  expect(tagsIn('# none')).toEqual([])
})

test('drops the oldest of too many notes', () => {
  const many = Array.from({ length: 2_000 }, (_, at) => [`t${at}`, { text: 'note', at }] as const)
  ticketNotes('s').set(() => Object.fromEntries(many))
  noteTicket('s', 'new', 'note')
  expect(Object.keys(notes())).toHaveLength(2_000)
  expect(notes()).not.toHaveProperty('t0')
  expect(notes()).toHaveProperty('new')
})

test('tags are added once, below the note, and cut its end if it is full', () => {
  noteTicket('s', 'tagged', 'Asks again. #VIP')
  tagTicket('s', 'tagged', ['#vip', '#refund'])
  tagTicket('s', 'tagged', ['#refund'])
  expect(notes().tagged?.text).toBe('Asks again. #VIP\n#refund')
  const full = withTags('x'.repeat(2_000), ['#refund'])
  expect([full.length, full.endsWith('x\n#refund')]).toEqual([2_000, true])
})

describe('G2: a note typed before the disk was read', () => {
  test('stands below the one that nobody saw', () => {
    noteTicket('s', 'slow', 'Wants a callback')
    noteTicket('s', 'slow', 'Paid by bank', '')
    expect(notes().slow?.text).toBe('Wants a callback\nPaid by bank')
  })

  test.each([
    ['ours, where nobody else changed it', 'a', 'b', 'a', 'b'],
    ['theirs, where we changed nothing', 'b', 'a', 'a', 'b'],
    ['both, where they added to it', 'a\n#vip', 'a and more', 'a', 'a and more\n#vip'],
    ['each word once', 'a b', 'a b c', '', 'a b c'],
    ['nothing, where we deleted it', 'a', '', 'a', ''],
    ['theirs, where we deleted what they changed', 'a b', '', 'a', 'a b'],
  ])('is %s', (_name, theirs, ours, before, merged) => {
    expect(mergedNote(theirs, ours, before)).toBe(merged)
  })
})
