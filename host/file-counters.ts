import { appendFile, readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ifThere } from './durable-files.ts'
import { digestOf } from './session-digest.ts'
import type { Count } from './store.ts'

/** A file that would grow beyond this counts as over every limit until its window ends. */
const mostBytes = 64_000

/**
 * Counters that the processes of one folder share. Each change is one short line at the end of the
 * name's file, which the file system never mixes with another's. Nothing is synced: a power failure
 * may forget a count, as a restart of Redis does.
 */
export function createFileCounters(folder: string, now: () => number = Date.now) {
  const fileOf = (name: string) => join(folder, digestOf(name))

  async function count(name: string, change: number, milliseconds: number): Promise<Count> {
    const file = fileOf(name)
    const before = (await ifThere(readFile(file, 'utf8'))) ?? ''
    if (before.length > mostBytes && standingOf(before).endsAt > now()) {
      return { count: Number.MAX_SAFE_INTEGER, endsIn: standingOf(before).endsAt - now() }
    }
    if (before !== '' && standingOf(before).endsAt <= now()) await rm(file, { force: true })
    const at = now()
    const line = `${at} ${change} ${milliseconds}\n`
    await appendFile(file, line, { mode: 0o600 })
    // Another process may have removed an old file meanwhile, and this line with it.
    const after = (await ifThere(readFile(file, 'utf8'))) || line
    const { count: standing, endsAt } = standingOf(after)
    return { count: standing, endsIn: Math.max(0, endsAt - now()) }
  }

  async function sweep() {
    for (const name of await readdir(folder)) {
      const text = (await ifThere(readFile(join(folder, name), 'utf8'))) ?? ''
      if (standingOf(text).endsAt <= now()) await rm(join(folder, name), { force: true })
    }
  }

  return { count, sweep }
}

/** The count of the window that the last line belongs to: each begins with the first line after the one before. */
function standingOf(text: string) {
  let count = 0
  let endsAt = 0
  for (const line of text.split('\n')) {
    const [at = Number.NaN, change = 0, milliseconds = 0] = line.split(' ').map(Number)
    // A line that a full disk cut short.
    if (!Number.isFinite(at + change + milliseconds) || milliseconds <= 0) continue
    if (at >= endsAt) {
      count = 0
      endsAt = at + milliseconds
    }
    count = Math.max(0, count + change)
  }
  return { count, endsAt }
}
