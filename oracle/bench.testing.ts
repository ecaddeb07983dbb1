import { createHash } from 'node:crypto'
import { vi } from 'vitest'
import { platformClock } from '#api/platform-clock.ts'
import { queryClient } from '#api/query-client.ts'
import { erasePrivateStores, openPrivateStores } from '#base/storage/private-owner.ts'
import { type Platform, answer } from './platform.ts'

/*
 * The application's readers in front of a platform of the same process. Every pause passes at once,
 * and moves the clock on; nothing else does.
 */
type Service = (address: string) => Response | Promise<Response>

let platform: Platform | undefined
let service: Service | undefined
let worlds = 0

const RealDate = Date
let present: number | undefined
const now = () => present ?? RealDate.now()

/** Vitest's own defines a property of each date, which takes longer than most of what is done with it. */
class SimulatedDate extends RealDate {
  static override now = now
  constructor(...parts: [] | [number]) {
    if (parts.length === 0) super(now())
    else super(...parts)
  }
}

export function simulateBrowser() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('Date', SimulatedDate)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  // The same texts have the same values, without a thread for each.
  vi.spyOn(crypto.subtle, 'sign').mockImplementation((_algorithm, _key, text) =>
    Promise.resolve(
      Uint8Array.from(
        createHash('sha256')
          .update(text as Uint8Array)
          .digest(),
      ).buffer,
    ),
  )
  vi.stubGlobal('location', new URL('https://counter.test/'))
  vi.stubGlobal('fetch', answered)
}

/** What the world itself threw first: readers would take that for a lost connection, and ask for ever. */
let broken: { error: unknown } | undefined

let moving: { left: number; move: () => void } | undefined

/** What happens to the platform after so many answers. */
export const moveAfter = (left: number, move: () => void) => void (moving = { left, move })

/** Whatever cannot be answered is refused, which ends the reading, and told when the world is closed. */
async function answered(address: string): Promise<Response> {
  if (!service) throw new TypeError('offline')
  if (moving && (moving.left -= 1) < 0) {
    const { move } = moving
    moving = undefined
    move()
  }
  try {
    return await service(address)
  } catch (error) {
    broken ??= { error }
    return new Response(null, { status: 400 })
  }
}

/** A browser that knows nothing, at this moment, in front of this platform. */
export function openWorld(moment: number, opened: Platform) {
  setClock(moment)
  platform = opened
  openBrowser((address) => answer(opened, address))
  // Opening waits for nothing here, though it would give up waiting some time.
  setClock(moment)
}

/** The same in front of any service. The time must be simulated. */
export function openBrowser(asked: Service) {
  service = asked
  Object.assign(globalThis, { fakeDatabases: new Map() })
  erasePrivateStores()
  // Another one each time, who finds nothing of the worlds before.
  openPrivateStores(`oracle-${(worlds += 1)}`)
}

/** The platform's records as they are from now on. */
export function showStore(store: Platform['store']) {
  if (platform) platform.store = store
}

/** What else the platform has, or keeps to itself, from now on. */
export function changePlatform(change: Partial<Pick<Platform, 'other' | 'refused'>>) {
  if (platform) Object.assign(platform, change)
}

/** Throws what the world threw first. */
export function closeWorld() {
  const thrown = broken
  broken = undefined
  moving = undefined
  platform = undefined
  service = undefined
  platformClock.forget()
  queryClient.clear()
  setClock(undefined)
  if (thrown) throw thrown.error
}

/** Undefined: as it really is. */
export function setClock(moment: number | undefined) {
  present = moment
}

export const moveClock = (milliseconds: number) => setClock(now() + milliseconds)

/** For `vi.mock('#base/time/pause.ts', …)`. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  moveClock(milliseconds)
  return Promise.resolve()
}
