import { expect, test } from 'vitest'
import { continueWalk, stepsOf } from './walk.ts'

const everybody = () => true
const butD = (id: string) => id !== 'd'
const walk = continueWalk(undefined, 'waiting', 'b', ['a', 'b', 'c', 'd'], everybody)

test('an answered ticket leaves the list, but not the walk', () => {
  const later = continueWalk(walk, 'waiting', 'b', ['a', 'c', 'd'], (id) => id !== 'b')
  expect(later).toBe(walk)
  expect(stepsOf(later, 'b', (id) => id !== 'b', ['a', 'c', 'd'])).toEqual({
    previous: 'a',
    next: 'c',
    position: 0,
    length: 3,
    over: 1,
  })
})

test('the next ticket skips those answered meanwhile and never goes back', () => {
  expect(stepsOf(walk, 'b', (id) => id === 'a' || id === 'd').next).toBe('d')
  expect(stepsOf(walk, 'd', everybody).next).toBeUndefined()
})

const nextAfter = (...answered: string[]) => stepsOf(walk, 'd', (id) => !answered.includes(id)).next

test('after the last one is answered come those above it that wait, first to last', () => {
  expect(nextAfter('d')).toBe('a')
  expect(nextAfter('a', 'd')).toBe('b')
  expect(nextAfter('a', 'b', 'c', 'd')).toBeUndefined()
})

test('a ticket that never waited is not skipped', () => {
  const all = continueWalk(undefined, 'all', 'a', ['a', 'b'], (id) => id === 'a')
  expect(stepsOf(all, 'a', () => false).next).toBe('b')
})

test('after an answer in a view of all tickets, those who wait come before answered ones', () => {
  const all = continueWalk(undefined, 'all', 'b', ['a', 'b', 'c', 'd'], (id) => id !== 'c')
  expect(stepsOf(all, 'b', (id) => id !== 'b' && id !== 'c').next).toBe('d')
  expect(stepsOf(all, 'b', (id) => id === 'a').next).toBe('a')
  expect(stepsOf(all, 'b', () => false).next).toBe('c')
})

test('a ticket that came in since starts the walk anew', () => {
  const renewed = continueWalk(walk, 'waiting', 'new', ['new', 'c'], everybody)
  expect(renewed.ids).toEqual(['new', 'c'])
})

test('a ticket that the list does not show keeps the walk, which begins at its start', () => {
  const kept = continueWalk(walk, 'waiting', 'elsewhere', ['c'], everybody)
  expect(kept).toBe(walk)
  expect(stepsOf(kept, 'elsewhere', everybody)).toMatchObject({ next: 'a', position: 0 })
})

test('a ticket that began to wait since comes at the end, without moving the others', () => {
  const longer = continueWalk(walk, 'waiting', 'd', ['new', 'a', 'b', 'c', 'd'], everybody)
  expect(longer.ids).toEqual(['a', 'b', 'c', 'd', 'new'])
  expect(stepsOf(longer, 'd', everybody)).toMatchObject({ next: 'new', position: 4, length: 5 })
})

test('those that are read after the first ticket was opened take their places around it', () => {
  const opened = continueWalk(undefined, 'waiting', 'c', ['c'], everybody)
  const read = continueWalk(opened, 'waiting', 'c', ['a', 'c', 'd'], everybody)
  const more = continueWalk(read, 'waiting', 'c', ['a', 'b', 'c', 'd'], everybody)
  expect(more.ids).toEqual(['a', 'b', 'c', 'd'])
  expect(stepsOf(more, 'c', everybody)).toMatchObject({ previous: 'b', next: 'd', position: 3 })
})

test('after an answer, a longer wait that was read late comes before the next below', () => {
  const opened = continueWalk(undefined, 'waiting', 'b', ['b', 'd', 'e'], everybody)
  const read = continueWalk(opened, 'waiting', 'd', ['a', 'b', 'c', 'd', 'e', 'f'], everybody)
  expect(stepsOf(read, 'd', everybody, read.ids).next).toBe('e')
  expect(stepsOf(read, 'd', butD, ['a', 'b', 'c', 'e', 'f']).next).toBe('a')
  // Those of the walk that stand above stay behind.
  expect(stepsOf(read, 'd', butD, ['b', 'e', 'f']).next).toBe('e')
})

test('another view has its own walk', () => {
  expect(continueWalk(walk, 'all', 'b', ['b', 'x'], everybody).ids).toEqual(['b', 'x'])
})
