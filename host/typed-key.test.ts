import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { readKey } from './typed-key.ts'

function terminal() {
  const modes: boolean[] = []
  const events = new EventEmitter()
  const self = Object.assign(events, {
    isTTY: true,
    setRawMode: (isRaw: boolean) => void modes.push(isRaw),
    pause: () => undefined,
    resume: () => undefined,
  })
  return { modes, type: (text: string) => events.emit('data', Buffer.from(text)), self }
}

test('a key is typed without an echo, and what was mistyped can be taken back', async () => {
  const { self, type, modes } = terminal()
  let shown = ''
  const key = readKey(undefined, self as never, (text) => (shown += text))
  type('Bearer kex')
  type('\u007Fy-1\r')
  await expect(key).resolves.toBe('key-1')
  expect(shown).toBe('API key (not shown): \n')
  expect(modes).toEqual([true, false])
})

test('Ctrl C ends it, and the terminal is as it was', async () => {
  const { self, type, modes } = terminal()
  const key = readKey(undefined, self as never, () => undefined)
  type('secret\u0003')
  await expect(key).rejects.toThrow('No API key was typed.')
  expect(modes).toEqual([true, false])
})

test('the environment comes first', async () => {
  await expect(readKey(' key-1 ')).resolves.toBe('key-1')
})
