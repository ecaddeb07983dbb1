import { type BigIntStats, statSync } from 'node:fs'
import { lstat, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ifThere } from './durable-files.ts'
import { createRecent } from './recent.ts'
import { clockSlack } from './store.ts'

export const placeFile = 'session.place'

const longestSession = 8 * 60 * 60_000
const mostSessions = 10_000
/** Between the moment a session began and the making of its folder. */
const patience = 60_000
/** Between two times that file systems take at one moment. */
const tick = 1_000

/**
 * Each session's folder notes what no copy of it can carry on: its number in the file system, and
 * the moment it was made there. A session in any other folder was restored from a backup, which may
 * lack its last claims, so it has ended.
 */
export async function createSessionPlaces(root: string) {
  const isBirthKept = await keepsBirth(root)
  const own = createRecent<string>(longestSession, mostSessions)

  function identityOf({ ino, birthtimeNs }: BigIntStats) {
    return isBirthKept ? `${ino} ${birthtimeNs}` : `${ino}`
  }

  // Every request asks. The answer is in the kernel's cache, so waiting for a thread costs far more.
  async function isOwn(folder: string) {
    const found = statSync(folder, { bigint: true, throwIfNoEntry: false })
    if (!found) return false
    const identity = identityOf(found)
    if (own.get(folder) === identity) return true
    const noted = await ifThere(readFile(join(folder, placeFile), 'utf8'))
    const isSame = noted === undefined ? await mayBeEarlier(folder, found) : noted === identity
    if (!isSame || (await wasSetBack(folder))) return false
    own.set(folder, identity)
    return true
  }

  /**
   * Whether files were taken out of the folder, as `rsync --delete` from a backup does: its last change is
   * later than that of any file in it. Or a copy was put in, which is older than its own making. Whoever
   * changes rights everywhere changes the files too.
   */
  async function wasSetBack(folder: string): Promise<boolean> {
    const { ctimeMs } = (await ifThere(stat(folder))) ?? { ctimeMs: Infinity }
    const names = (await ifThere(readdir(folder))) ?? []
    const found = await Promise.all(names.map((name) => ifThere(lstat(join(folder, name)))))
    const files = found.filter((file) => file !== undefined)
    // One got its name meanwhile.
    if (files.length < names.length) return wasSetBack(folder)
    const place = isBirthKept ? found[names.indexOf(placeFile)] : undefined
    const isCopy = place !== undefined && place.birthtimeMs - place.mtimeMs > tick
    return isCopy || ctimeMs - Math.max(...files.map((file) => file.ctimeMs)) > tick
  }

  /** Hosts of earlier versions noted no place, but when the session ends, and so when it began. */
  async function mayBeEarlier(folder: string, { birthtimeMs }: BigIntStats) {
    if (!isBirthKept) return true
    const endsAt = await ifThere(readFile(join(folder, 'session.end'), 'utf8'))
    const begun = Number(endsAt) - clockSlack - longestSession
    return Math.abs(Number(birthtimeMs) - begun) < patience
  }

  return { isOwn, of: (folder: string) => identityOf(statSync(folder, { bigint: true })) }
}

/** Some file systems do not keep when a folder was made, and Node then tells of its last change. */
async function keepsBirth(root: string) {
  const probe = join(root, `check-${crypto.randomUUID()}`)
  try {
    await mkdir(probe, { mode: 0o700 })
    const { birthtimeNs } = await stat(probe, { bigint: true })
    // The clocks of file systems tick every few milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 20))
    await writeFile(join(probe, 'entry'), '')
    const later = await stat(probe, { bigint: true })
    return birthtimeNs > 0n && later.birthtimeNs === birthtimeNs && later.ctimeNs > birthtimeNs
  } finally {
    await rm(probe, { recursive: true, force: true })
  }
}
