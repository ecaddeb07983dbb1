import { EnvironmentError } from './environment.ts'
import { openFileStore } from './store-files.ts'
import type { Store } from './store.ts'

export async function openStore(redisUrl: string | undefined, dataDir: string): Promise<Store> {
  if (redisUrl !== undefined) {
    const { connectRedis } = await import('./store-redis.ts')
    return connectRedis(redisUrl)
  }
  try {
    return await openFileStore(dataDir)
  } catch {
    throw new EnvironmentError(
      'The folder of DATA_DIR (./data unless set) cannot be written. Name another one, or set REDIS_URL.',
    )
  }
}
