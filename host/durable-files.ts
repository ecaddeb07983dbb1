import { type FileHandle, open, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Whether the file was made here: of several processes at once exactly one makes it. */
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

async function openNew(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'wx', 0o600)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return undefined
    throw error
  }
}

/** Readers see the file before or after, never a part of it. A power failure may take it back. */
export async function replaceFile(path: string, content: string) {
  const draft = `${path}.${crypto.randomUUID()}.new`
  await writeFile(draft, content, { mode: 0o600 })
  await rename(draft, path)
}

/** A new name in a folder outlives a power failure only once the folder itself is written. */
export async function syncFolder(path: string) {
  // Windows cannot open folders, and writes their entries with the file.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** The result, or undefined when the file or folder is not there. */
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
