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

test('a file that grows too long counts as over every limit, until its window is over', async () => {
  const { count } = createFileCounters(folder, now)
  for (let at = 0; at < 4_000; at += 1) await count('key', at % 2 === 0 ? 1 : -1, minute)
  expect((await count('key', 1, minute)).count).toBeGreaterThan(1e9)
  time += minute
  expect(await count('key', 1, minute)).toMatchObject({ count: 1 })
})

test('a line that a full disk cut short does not stop the counting', async () => {
  const { count } = createFileCounters(folder, now)
  await count('key', 2, minute)
  const [file = ''] = await readdir(folder)
  await writeFile(join(folder, file), `${now()} 2 ${minute}\n100000\n`)
  expect(await count('key', 1, minute)).toMatchObject({ count: 3 })
})
