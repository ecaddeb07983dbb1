import { vi } from 'vitest'
import { stubLocalStorage } from '#base/storage/local-storage.testing.ts'
import { platformClock } from '#api/platform-clock.ts'
import { queryClient } from '#api/query-client.ts'
import { session } from '#api/session.ts'
import { pause } from '#base/time/pause.ts'
import { characterNames } from '../../mock-api/characters.ts'
import { type WorldOptions, createWorld } from '../../mock-api/world.testing.ts'

/*
 * The workers of the background through simulated hours, under platforms of every character: each
 * ends or goes on, or says why it cannot, and none asks more often than it says.
 */
export const MINUTE = 60_000
const START = Date.parse('2026-11-22T21:00:00Z')
const isNight = Boolean(process.env['NIGHTLY'])
/** Its name, or its seed. */
const chosen = process.env['CHARACTER']
export const MINUTES = Number(process.env['MINUTES'] ?? (isNight ? 24 * 60 : 30))
// A day takes a while to simulate.
if (isNight) vi.setConfig({ testTimeout: 3_600_000 })
export const characters = chosen
  ? ([/^\d+$/.test(chosen) ? Number(chosen) : (chosen as (typeof characterNames)[number])] as const)
  : isNight
    ? [...characterNames, ...Array.from({ length: 40 }, (_, seed) => seed)]
    : (['amounts-absent', 'page-of-one-ignored', 'key-expires-for-a-minute'] as const)

type Asked = { at: number; path: string; method: string; key: string }

/** A tab that nobody looks at, whose databases are kept in memory. */
export function openPage() {
  vi.useFakeTimers({ now: START })
  vi.stubGlobal('fakeDatabases', new Map())
  stubLocalStorage()
  const page = {
    hidden: false,
    hasFocus: () => false,
    documentElement: { hasAttribute: () => false, toggleAttribute() {} },
  }
  vi.stubGlobal('document', Object.assign(new EventTarget(), page))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, data: {} })))
}

export async function closePage() {
  await session.signOut()
  await vi.advanceTimersByTimeAsync(MINUTE)
  queryClient.clear()
  platformClock.forget()
  vi.unstubAllGlobals()
  vi.useRealTimers()
}

/** Signs in to a store of the platform; `asked` is what reaches it from then on. */
export async function enter(character: WorldOptions['character'], orders = 120) {
  const world = createWorld({
    character,
    orders,
    clock: () => Date.now(),
  })
  const asked: Asked[] = []
  let key = world.apiKey
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const { method = 'GET', body, headers } = init
    if (path === '/session') {
      // As the host does, which keeps the key to itself.
      if (method === 'POST') ({ apiKey: key } = JSON.parse(body as string) as { apiKey: string })
      return Promise.resolve(Response.json({ success: true, data: {} }))
    }
    asked.push({ at: Date.now(), path, method, key })
    const own = new Headers(headers)
    own.set('Authorization', `Bearer ${key}`)
    return world.fetch(path, { ...init, headers: own })
  })
  await session.signIn({ apiKey: world.apiKey })
  const [store] = (await world.records('kept', 'settings')).stores
  return { world, asked, storeId: store!.id }
}

export const wait = (milliseconds: number, signal: AbortSignal) =>
  pause(milliseconds, signal).catch(() => undefined)

/** Whoever is asked to sign in again does so within two minutes. */
export async function pass(minutes: number, apiKey: string) {
  for (let minute = 0; minute < minutes; minute += 1) {
    await vi.advanceTimersByTimeAsync(MINUTE)
    if (session.current().status === 'expired') await session.signIn({ apiKey })
  }
}

/** The most questions within any such span of time. */
export function most(asked: readonly { at: number }[], span: number): number {
  let from = 0
  return asked.reduce((peak, { at }, index) => {
    while (asked[from]!.at <= at - span) from += 1
    return Math.max(peak, index - from + 1)
  }, 0)
}
