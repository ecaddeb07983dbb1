import { beforeAll, vi } from 'vitest'
import { simulateBrowser } from './bench.testing.ts'

/* Every test file of the oracle begins so: a browser without a disk, keys, pauses or markup. */
vi.mock('idb-keyval', () => import('#base/storage/idb-keyval.testing.ts'))
vi.mock('#base/storage/sealed.ts', () => import('#base/storage/sealed.testing.ts'))
vi.mock('#base/time/pause.ts', () => import('./bench.testing.ts'))
vi.mock('react', async (original) =>
  (await import('./react.testing.ts')).drawnReact(await original<object>()),
)

beforeAll(simulateBrowser)
