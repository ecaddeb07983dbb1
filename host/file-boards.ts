import { createHash } from 'node:crypto'
import { readFile, readdir, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Pin, type Pins, repinned, wordsOn } from './boards.ts'
import { createWhole, ifThere, makeFolder } from './durable-files.ts'

/** Longer than a process can pause between two steps. */
const unusedFor = 60 * 60_000

/** Each change is a new file with the next number, which only one process can make. */
export function createFileBoards(root: string) {
  const folderOf = (board: string) =>
    join(root, createHash('sha256').update(board).digest('hex').slice(0, 32))

  async function read(board: string) {
    return wordsOn((await latest(folderOf(board))).pins, Date.now())
  }

  async function pin(board: string, change: Pin, milliseconds: number): Promise<string> {
    const folder = folderOf(board)
    for (;;) {
      await makeFolder(folder, 0o700)
      const { number, pins } = await latest(folder)
      const next = repinned(pins, change, Date.now(), milliseconds)
      if (!next) return wordsOn(pins, Date.now()).get(change.name) ?? ''
      if (await succeed(folder, number + 1, next)) return change.words
    }
  }

  /** Removing a folder fails if a file was added meanwhile, so no new pin is lost. */
  async function sweep() {
    for (const board of await readdir(root)) {
      const folder = join(root, board)
      const names = await readdir(folder)
      const { pins } = await latest(folder)
      const changed = await ifThere(stat(folder))
      const isUsed = (changed?.mtimeMs ?? 0) + unusedFor > Date.now()
      if (isUsed || wordsOn(pins, Date.now()).size > 0) continue
      await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
      await rmdir(folder).catch(() => undefined)
    }
  }

  return { read, pin, sweep }
}

async function succeed(folder: string, number: number, pins: Pins) {
  const file = join(folder, String(number))
  const isMade = await ifThere(createWhole(file, JSON.stringify([...pins])))
  if (!isMade) return false
  const numbers = numbersIn(await readdir(folder))
  // The number was free only because a faster process had used and removed it.
  const isLast = numbers.every((other) => other <= number)
  const old = isLast ? numbers.filter((other) => other < number) : [number]
  await Promise.all(old.map((other) => rm(join(folder, String(other)), { force: true })))
  return isLast
}

async function latest(folder: string): Promise<{ number: number; pins: Pins }> {
  for (;;) {
    const number = Math.max(-1, ...numbersIn((await ifThere(readdir(folder))) ?? []))
    if (number < 0) return { number, pins: new Map() }
    const text = await ifThere(readFile(join(folder, String(number)), 'utf8'))
    // Another process may have put a newer one in its place.
    if (text !== undefined) return { number, pins: readPins(text) }
  }
}

const numbersIn = (names: readonly string[]) =>
  names.filter((name) => !name.includes('.')).map(Number)

/** A damaged file counts as empty, because no work depends on a board. */
function readPins(text: string): Pins {
  try {
    return new Map(JSON.parse(text) as [string, { words: string; endsAt: number }][])
  } catch {
    return new Map()
  }
}
