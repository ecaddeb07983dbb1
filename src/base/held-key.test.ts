import { expect, it, vi } from 'vitest'
import { ignoreHeldKey } from './held-key.ts'

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
