import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { partsOf } from './service-body.ts'

const textOf = (part: IteratorResult<Uint8Array>) =>
  Buffer.from(part.value as Uint8Array).toString()

test('parts come in their order, and then the end, as often as one asks', async () => {
  const source = new PassThrough()
  const parts = partsOf(source)
  source.write('one')
  expect(textOf(await parts.next())).toBe('one')
  const coming = parts.next()
  source.end('two')
  expect(textOf(await coming)).toBe('two')
  expect((await parts.next()).done).toBe(true)
  expect((await parts.next()).done).toBe(true)
})

test('a small answer is taken in to its end before anybody asks', async () => {
  const source = new PassThrough()
  const parts = partsOf(source)
  source.write('one')
  await new Promise((resolve) => setImmediate(resolve))
  source.end('two')
  await new Promise((resolve) => setImmediate(resolve))
  expect(source.readableEnded).toBe(true)
  expect(textOf(await parts.next())).toBe('one')
  expect(textOf(await parts.next())).toBe('two')
  expect((await parts.next()).done).toBe(true)
})

test('an answer that nobody reads on is not read from the platform', async () => {
  const source = new PassThrough({ highWaterMark: 10 })
  const parts = partsOf(source)
  let isHeld = false
  for (let count = 0; count < 100 && !isHeld; count += 1) {
    isHeld = !source.write('0123456789')
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(isHeld).toBe(true)
  expect(textOf(await parts.next())).toBe('0123456789')
})

test('what arrived before a loss is read, and then the loss is told', async () => {
  const source = new PassThrough()
  const parts = partsOf(source)
  source.write('one')
  await new Promise((resolve) => setImmediate(resolve))
  source.destroy(new Error('lost'))
  expect(textOf(await parts.next())).toBe('one')
  await expect(parts.next()).rejects.toThrow('lost')
})

test('an answer that is closed before its end is lost', async () => {
  const source = new PassThrough()
  const parts = partsOf(source)
  const coming = parts.next()
  source.destroy()
  await expect(coming).rejects.toMatchObject({ code: 'ECONNRESET' })
})
