import { describe, expect, test } from 'vitest'
import type { RecordNote } from '#model/reading/memory/record-notes.ts'
import { isUnshared, unshared, withBoard } from './share.ts'

const key = 'order o1'
const at = 5
const board = (text: string, tags: string[] = [], version = 'v1') => ({
  text,
  tags,
  version,
  by: 'Tom',
  at: 9,
})
const agreed = (text: string, tags: string[] = [], version = 'v1') => ({ text, tags, version })
const withOne = (ours: Partial<RecordNote> | undefined, theirs: ReturnType<typeof board>) =>
  withBoard(ours ? { [key]: { text: '', tags: [], at, ...ours } } : {}, {
    [key]: theirs,
  })[key]

describe('what a colleague wrote', () => {
  test('is taken where nothing was written here', () => {
    const taken = withOne(undefined, board('Called', ['VIP']))
    expect(taken).toMatchObject({ text: 'Called', tags: ['VIP'], by: 'Tom', at: 9 })
    expect(isUnshared(taken!)).toBe(false)
    const before = { text: 'Old', tags: [], board: agreed('Old', [], 'v0') }
    expect(withOne(before, board('New'))).toMatchObject({ text: 'New', by: 'Tom' })
  })

  test('here as well is theirs: the board says who was first, and when', () => {
    const ours = { text: 'Called', tags: ['VIP'] }
    expect(withOne(ours, board('Called', ['VIP']))).toMatchObject({ by: 'Tom', at: 9 })
  })

  test('is merged with what was written here meanwhile', () => {
    const ours = {
      text: 'Called\nNo answer',
      tags: ['late'],
      board: agreed('Called', ['VIP'], 'v0'),
    }
    const merged = withOne(ours, board('Called\nPaid', ['VIP', 'paid']))
    expect(merged).toMatchObject({ text: 'Called\nNo answer\nPaid', tags: ['paid', 'late'] })
    expect(isUnshared(merged!)).toBe(true)
  })

  test('and deleted is deleted here, but not what was added to it here', () => {
    const ours = { text: 'Called', tags: [], board: agreed('Called', [], 'v0') }
    expect(withOne(ours, board('', []))).toMatchObject({ text: '', tags: [] })
    expect(withOne({ ...ours, text: 'Called twice' }, board('', []))?.text).toBe('Called twice')
    expect(withOne(undefined, board('', []))).toBeUndefined()
  })
})

test('a board that forgot a note loses none of it, and gets it back while it has room', () => {
  const notes = { [key]: { text: 'Called', tags: [], at, by: undefined, board: agreed('Called') } }
  expect(withBoard(notes, {})).toBe(notes)
  expect(unshared(notes, {}, 10)).toEqual([key])
  expect(unshared(notes, {}, 0)).toEqual([])
  expect(unshared(notes, { [key]: board('Called') }, 10)).toEqual([])
})

test('an unchanged board changes nothing here', () => {
  const notes = withBoard({}, { [key]: board('Called') })
  expect(withBoard(notes, { [key]: board('Called') })).toBe(notes)
})
