import { type FileHandle, link, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Also makes its parents. Node's own recursive `mkdir` never ends in /proc. */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  const made = await makeOne(path, mode)
  if (made) return
  if (dirname(path) === path) throw new Error(`There is no ${path}.`)
  await makeFolder(dirname(path), mode)
  if (!(await makeOne(path, mode))) throw Object.assign(new Error(path), { code: 'ENOENT' })
}

/** Resolves to false if there is no parent. */
async function makeOne(path: string, mode: number) {
  try {
    await mkdir(path, { mode })
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    if (codeOf(error) !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error
    return true
  }
}

/** Creates the file atomically: of several processes exactly one gets true. */
export async function createFile(path: string, content: string) {
  const file = await openNew(path)
  if (!file) return false
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await syncFolder(dirname(path))
  return true
}

/** Like `createFile`, but nobody ever reads a part of it. A power failure may undo one that need not be durable. */
export async function createWhole(path: string, content: string, isDurable = true) {
  const draft = `${path}.${crypto.randomUUID()}.new`
  try {
    await (isDurable ? createFile(draft, content) : writeFile(draft, content, { mode: 0o600 }))
    await link(draft, path)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
  if (isDurable) await syncFolder(dirname(path))
  return true
}

async function openNew(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'wx', 0o600)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return undefined
    throw error
  }
}

/** Readers see the old content or the new one, never a part. A power failure may undo it. */
export async function replaceFile(path: string, content: string) {
  const draft = `${path}.${crypto.randomUUID()}.new`
  await writeFile(draft, content, { mode: 0o600 })
  await rename(draft, path)
}

/** A new file survives a power failure only after its folder is synced. */
export async function syncFolder(path: string) {
  // Windows cannot open folders; it writes their entries with the file.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Resolves to undefined when the file or folder does not exist. */
export async function ifThere<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
