import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createWhole, ifThere, makeFolder } from './durable-files.ts'

/** A session that ended at this host, and that the store does not yet know to have ended. */
export type Ending = { id: string; expiresAt: number }

export type OwedEndings = Awaited<ReturnType<typeof openOwedEndings>>

/**
 * They outlive this process. Each is a file of its own, because hosts may share the folder. A
 * session's id opens nothing: its cookie is sealed.
 */
export async function openOwedEndings(dataDir: string) {
  const folder = join(dataDir, 'endings')
  const ids = await readdir(folder).catch(() => [])
  const before = await Promise.all(
    ids.map(async (id) => ({
      id,
      expiresAt: Number(await ifThere(readFile(join(folder, id), 'utf8'))),
    })),
  )

  return {
    before: before as readonly Ending[],
    async keep({ id, expiresAt }: Ending) {
      await makeFolder(folder, 0o700)
      await createWhole(join(folder, id), String(expiresAt))
    },
    settle: (id: string) => rm(join(folder, id), { force: true }),
  }
}
