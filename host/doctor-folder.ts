import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Finding } from './doctor.ts'
import { EnvironmentError } from './environment.ts'
import { openStore } from './open-store.ts'

/** As `statfs` names them (linux/magic.h). */
const networkSystems: Readonly<Record<number, string>> = {
  0x69_69: 'NFS',
  0x51_7b: 'SMB',
  0xff_53_4d_42: 'SMB',
  0xfe_53_4d_42: 'SMB',
  0x00_c3_64_00: 'Ceph',
  0x01_02_19_97: '9P',
  0x5f_48_41_56: 'GlusterFS',
}
const IN_MEMORY = 0x01_02_19_94

const MEGABYTE = 1_000_000
/** A claim is one small file, and each file takes a block. */
const LEAST_FREE = 100 * MEGABYTE
const SLOW_CLAIM = 50
/** The fastest counts: a disk may be busy for a moment. */
const TRIES = 3

export async function folderFindings(dataDir: string): Promise<Finding[]> {
  const folder = resolve(dataDir)
  let milliseconds = Number.POSITIVE_INFINITY
  try {
    const store = await openStore(undefined, dataDir)
    for (let tries = 0; tries < TRIES; tries += 1) {
      const start = performance.now()
      await store.check()
      milliseconds = Math.min(milliseconds, performance.now() - start)
    }
    await store.close()
  } catch (error) {
    const words = error instanceof EnvironmentError ? error.message : `${folder} can't be written.`
    return [
      { state: 'fail', about: 'Store', words },
      { state: 'skip', about: 'Durability', words: 'not looked at until the store is right.' },
    ]
  }
  const words = `${folder} (DATA_DIR) is writable. A synced file took ${milliseconds.toFixed(1)} ms.`
  const store: Finding =
    milliseconds < SLOW_CLAIM
      ? { state: 'ok', about: 'Store', words }
      : {
          state: 'warn',
          about: 'Store',
          words: `${words} Each write waits so long: use a faster disk.`,
        }
  return [store, await durability(folder)]
}

async function durability(folder: string): Promise<Finding> {
  const about = 'Durability'
  const { type, bavail, bsize } = await statfs(folder)
  const network = networkSystems[type]
  const free = bavail * bsize
  if (network) {
    const words = `DATA_DIR is on a network file system (${network}), where a write could be sent twice. Name a folder of a local disk, or set REDIS_URL.`
    return { state: 'fail', about, words }
  }
  if (free < LEAST_FREE) {
    const words = `${Math.floor(free / MEGABYTE)} MB are free for DATA_DIR. A full disk refuses writes: make room.`
    return { state: 'warn', about, words }
  }
  if (type === IN_MEMORY) {
    const words =
      'DATA_DIR is in memory: a restart of the machine signs everybody out and forgets who has which ticket. Name a folder of a disk.'
    return { state: 'warn', about, words }
  }
  const gigabytes = (free / (1000 * MEGABYTE)).toFixed(1)
  return {
    state: 'ok',
    about,
    words: `claims are synced to a local disk with ${gigabytes} GB free.`,
  }
}
