import { appendFile, readFile, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createWhole, ifThere } from './durable-files.ts'
import { digestOf } from './session-digest.ts'
import type { Count } from './store.ts'

/**
 * Counters that the processes of one folder share. One file of each name says when its window ends,
 * two more grow by a byte for each step up and down, which the file system never loses. Nothing is
 * synced: a power failure may forget a count, as a restart of Redis does.
 */
export function createFileCounters(folder: string, now: () => number = Date.now) {
  const beginning = new Map<string, Promise<number>>()

  async function count(name: string, change: number, milliseconds: number): Promise<Count> {
    const file = join(folder, digestOf(name))
    const endsAt = await windowOf(file, milliseconds)
    const [up, down] = [`${file}.${endsAt}.up`, `${file}.${endsAt}.down`]
    const standing = async () => Math.max(0, (await sizeOf(up)) - (await sizeOf(down)))
    const steps = change < 0 ? Math.min(-change, await standing()) : change
    if (steps > 0) await appendFile(change < 0 ? down : up, '+'.repeat(steps), { mode: 0o600 })
    return { count: await standing(), endsIn: Math.max(0, endsAt - now()) }
  }

  /** Those who ask at once get one answer, so that no two windows begin beside each other. */
  function windowOf(file: string, milliseconds: number) {
    const asked = beginning.get(file)
    if (asked) return asked
    const answer = beginWindow(file, milliseconds).finally(() => beginning.delete(file))
    beginning.set(file, answer)
    return answer
  }

  async function beginWindow(file: string, milliseconds: number) {
    const endsAt = await timeIn(file)
    if (endsAt > now()) return endsAt
    // Of two processes that find a window over, one may take away the other's new one with its count so far.
    if (endsAt > 0) await rm(file, { force: true })
    const next = now() + milliseconds
    const isOwn = await createWhole(file, String(next))
    return isOwn ? next : (await timeIn(file)) || next
  }

  async function sweep() {
    for (const name of await readdir(folder)) {
      const path = join(folder, name)
      const [, noted] = name.split('.')
      // A draft that a crash left; somebody may still be writing a new one.
      const isDraft = name.endsWith('.new')
      const isFresh = isDraft && ((await ifThere(stat(path)))?.mtimeMs ?? 0) + 60_000 > now()
      const endsAt = noted === undefined ? await timeIn(path) : Number(noted)
      if (!isFresh && !(endsAt > now())) await rm(path, { force: true })
    }
  }

  return { count, sweep }
}

async function timeIn(file: string) {
  const text = await ifThere(readFile(file, 'utf8'))
  // A full disk can leave it empty: that counts as long over.
  return text === undefined ? 0 : Number(text) || 1
}

async function sizeOf(file: string) {
  return (await ifThere(stat(file)))?.size ?? 0
}
