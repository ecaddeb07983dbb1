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
])('sending does nothing if the browser %s channels', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel)
  const { send, close } = openTabChannel('test', z.string(), () => {})
  expect(() => send('hello')).not.toThrow()
  expect(close).not.toThrow()
})

it('what another tab sends is validated, and ignored unless it fits', async () => {
  const received: string[] = []
  const { close } = openTabChannel('test', z.string(), (message) => received.push(message))
  const other = openTabChannel('test', z.unknown(), () => {})
  for (const message of [1, null, { text: 'hello' }, ['hello'], 'hello']) other.send(message)
  await vi.waitFor(() => expect(received).toEqual(['hello']))
  other.close()
  close()
})
