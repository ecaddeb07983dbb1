import { resolve } from 'node:path'
import { causeOf } from './cause.ts'
import { EnvironmentError } from './environment.ts'
import { openFileStore } from './store-files.ts'
import type { Store } from './store.ts'

/** A network file system can keep silent for ever, and a busy disk for seconds. */
const longestOpening = 20_000

export async function openStore(redisUrl: string | undefined, dataDir: string): Promise<Store> {
  if (redisUrl !== undefined) {
    const { connectRedis } = await import('./store-redis.ts')
    return connectRedis(redisUrl)
  }
  try {
    return await inTime(openFileStore(dataDir))
  } catch (error) {
    const cause = causeOf(error)
    throw new EnvironmentError(
      `DATA_DIR ${JSON.stringify(resolve(dataDir))} cannot be used: ${reasons[cause] ?? cause}. Name another folder, or set REDIS_URL.`,
    )
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'Counter may not write there',
  EIO: 'the disk failed',
  ENOENT: 'it cannot be created',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'it is no folder, or not in one',
  EPERM: 'Counter may not write there',
  EROFS: 'it is read-only',
  TimeoutError: 'it does not answer',
}

async function inTime<T>(opening: Promise<T>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const error = new DOMException('too late', 'TimeoutError')
    timer = setTimeout(() => reject(error), longestOpening)
  })
  try {
    return await Promise.race([opening, late])
  } finally {
    clearTimeout(timer)
  }
}
