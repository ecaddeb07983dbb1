import { expect, it, vi } from 'vitest'
import { ignoreHeldKey, isOwnPress } from './held-key.ts'

it.each([
  ['Enter', true, true],
  [' ', true, true],
  ['Enter', false, false],
  ['ArrowDown', true, false],
])('the key %j, held: %j, is ignored: %j', (key, repeat, isIgnored) => {
  const preventDefault = vi.fn<() => void>()
  ignoreHeldKey({ key, repeat, preventDefault })
  expect(preventDefault).toHaveBeenCalledTimes(isIgnored ? 1 : 0)
})

it.each([
  ['a press after it stood', { timeStamp: 900, detail: 1 }, true],
  ['a key pressed after it stood', { timeStamp: 900, repeat: false }, true],
  ['a press that a busy page delivers late', { timeStamp: 400, detail: 1 }, false],
  ['the second half of a slow double click', { timeStamp: 9_000, detail: 2 }, false],
  ['a key held for long', { timeStamp: 9_000, repeat: true }, false],
])('G14: %s', (_, press, isOwn) => {
  expect(isOwnPress(press, 500)).toBe(isOwn)
})
