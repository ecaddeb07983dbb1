import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFileCounters } from './file-counters.ts'

const minute = 60_000
let folder: string
let time = 1_000_000
const now = () => time
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counter-counts-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a window begins with its first count, and nothing of one that is over remains', async () => {
  const [one, other] = [createFileCounters(folder, now), createFileCounters(folder, now)]
  await one.count('key', 3, minute)
  time += minute - 1
  expect(await other.count('key', 1, minute)).toEqual({ count: 4, endsIn: 1 })
  time += 1
  expect(await other.count('key', 1, minute)).toEqual({ count: 1, endsIn: minute })
  expect(await one.count('another key', 1, minute)).toMatchObject({ count: 1 })
  time += minute
  await one.sweep()
  expect(await readdir(folder)).toEqual([])
})

test('thousands of counts in a minute cost no more than the first', async () => {
  const { count } = createFileCounters(folder, now)
  await count('key', 100_000, minute)
  expect(await count('key', 1, minute)).toMatchObject({ count: 100_001 })
  expect(await count('key', -2, minute)).toMatchObject({ count: 99_999 })
})

test('a window that a full disk cut short begins again', async () => {
  const { count } = createFileCounters(folder, now)
  await count('key', 2, minute)
  const file = (await readdir(folder)).find((name) => !name.includes('.'))!
  await writeFile(join(folder, file), '')
  expect(await count('key', 1, minute)).toMatchObject({ endsIn: minute })
})
