import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { openTabChannel } from './tab-channel.ts'

afterEach(() => void vi.unstubAllGlobals())

function refuse() {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

it.each([
  ['refuses', refuse],
  ['has no', undefined],
])('where a browser %s channels, the other tabs are not told', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel)
  const { tell, close } = openTabChannel('test', z.string(), () => {})
  expect(() => tell('hello')).not.toThrow()
  expect(close).not.toThrow()
})
