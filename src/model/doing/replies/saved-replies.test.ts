import { expect, test } from 'vitest'
import {
  afterWords,
  findReplies,
  leftOut,
  planImport,
  readReplies,
  type SavedReply,
  shortcutOwner,
} from './saved-replies.ts'

const reply = (id: string, more: Partial<SavedReply> = {}): SavedReply => ({
  id,
  name: `Reply ${id}`,
  shortcut: id,
  group: '',
  text: `Text of ${id}`,
  uses: 0,
  ...more,
})

test('finds by shortcut first, then by name, then by text, the most used first', () => {
  const replies = [
    reply('a', { text: 'about release notes' }),
    reply('b', { name: 'Release date' }),
    reply('release'),
    reply('c', { text: 'release', uses: 5 }),
  ]
  expect(findReplies(replies, 'rele').map(({ id }) => id)).toEqual(['release', 'b', 'c', 'a'])
  expect(findReplies(replies, 'no such')).toEqual([])
  expect(findReplies(replies, '')).toHaveLength(4)
})

test('an odd stored reply does not lose the others', () => {
  const stored = [reply('a'), 7, { id: 'b' }, { ...reply('c'), uses: 'many' }]
  expect(readReplies(stored).map(({ id, uses }) => [id, uses])).toEqual([
    ['a', 0],
    ['c', 0],
  ])
  expect(readReplies('none')).toEqual([])
})

test('an import says what is new, the same and different, and overwrites nothing by itself', () => {
  const plan = planImport(
    [reply('a'), reply('b', { uses: 9 })],
    [reply('a'), reply('x', { shortcut: 'b', text: 'other' }), reply('new')],
  )
  expect(plan.added.map(({ id }) => id)).toEqual(['new'])
  expect(plan.same.map(({ id }) => id)).toEqual(['a'])
  expect(plan.different).toMatchObject([{ id: 'b', text: 'other', uses: 9 }])
})

test('a shortcut belongs to one reply', () => {
  expect(shortcutOwner([reply('a')], { id: 'b', shortcut: 'a' })?.id).toBe('a')
  expect(shortcutOwner([reply('a')], { id: 'a', shortcut: 'a' })).toBeUndefined()
  expect(shortcutOwner([reply('a', { shortcut: '' })], { id: 'b', shortcut: '' })).toBeUndefined()
})

test('a file says what becomes of the ticket; unknown states and tags are left out and counted', () => {
  const file = [
    reply('a', { state: 'in-3-days', tags: ['#Refund', 'vip', 'vip'] }),
    { ...reply('b'), state: 'closed', tags: ['no tag', '#ok', 7] },
    { ...reply('c'), state: 'done', tags: 'none' },
    reply('older'),
    { state: 'odd' },
  ]
  expect(readReplies(file).map(({ state, tags }) => [state, tags])).toEqual([
    ['in-3-days', ['#refund', '#vip']],
    [undefined, ['#ok']],
    ['done', []],
    [undefined, undefined],
  ])
  expect(leftOut(file)).toBe(4)
  expect(leftOut([reply('older')])).toBe(0)
  expect(leftOut(undefined)).toBe(0)
})

test('what follows is told in few words, and makes a reply different from one without', () => {
  const after = reply('a', { state: 'monday', tags: ['#refund'] })
  expect(afterWords(after)).toBe('back Monday, #refund')
  expect(afterWords({ state: 'done' })).toBe('done')
  expect(afterWords(reply('a'))).toBe('')
  expect(planImport([reply('a')], [after]).different).toHaveLength(1)
  expect(planImport([reply('a')], [reply('a', { tags: [] })]).same).toHaveLength(1)
})
