import { createHash } from 'node:crypto'
import { readFile, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ifThere, makeFolder } from './durable-files.ts'

/** Longer than any lock lasts and than a process can pause between two steps. */
const unusedFor = 60 * 60_000

/**
 * A process holds a lock by creating the next number in its folder, once the last is released or
 * expired.
 */
export function createFileLocks(root: string) {
  const held = new Map<string, string>()
  const folderOf = (name: string) =>
    join(root, createHash('sha256').update(name).digest('hex').slice(0, 32))

  async function lock(name: string, holder: string, milliseconds: number) {
    const folder = folderOf(name)
    await makeFolder(folder, 0o700)
    const names = await readdir(folder)
    const last = lastNumber(names)
    if (
      last >= 0 &&
      !names.includes(`${last}.released`) &&
      (await isHeld(join(folder, `${last}`)))
    ) {
      return false
    }
    const file = join(folder, String(last + 1))
    if (!(await createExclusively(file, String(Date.now() + milliseconds)))) return false
    held.set(`${name} ${holder}`, file)
    return true
  }

  async function unlock(name: string, holder: string) {
    const file = held.get(`${name} ${holder}`)
    held.delete(`${name} ${holder}`)
    if (file) await writeFile(`${file}.released`, '')
  }

  async function sweep() {
    for (const name of await readdir(root)) await sweepLock(join(root, name))
  }

  return { lock, unlock, sweep }
}

function lastNumber(names: readonly string[]) {
  return Math.max(-1, ...names.filter((name) => !name.includes('.')).map(Number))
}

async function isHeld(file: string) {
  const endsAt = await ifThere(readFile(file, 'utf8'))
  // An empty file is still being written by its owner.
  return endsAt !== undefined && (endsAt === '' || Number(endsAt) > Date.now())
}

async function createExclusively(file: string, content: string) {
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Removing a folder fails if a file was added meanwhile, so no new lock is lost. */
async function sweepLock(folder: string) {
  const names = await readdir(folder)
  const last = lastNumber(names)
  const state = await ifThere(stat(folder))
  const isUnused = (state?.mtimeMs ?? 0) + unusedFor < Date.now()
  const old = names.filter((name) => isUnused || Number.parseInt(name, 10) < last)
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })))
  if (isUnused) await rmdir(folder).catch(() => undefined)
}
