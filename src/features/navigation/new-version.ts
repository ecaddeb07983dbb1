import { useSyncExternalStore } from 'react'
import { writeStored } from '#base/storage.ts'
import { servedVersion } from '#api/transport-version.ts'
import { runtimeConfig } from '#api/runtime-config.ts'

const CHECK_EVERY = 5 * 60_000

let isNewer = false
const listeners = new Set<() => void>()

async function check() {
  if (isNewer || document.visibilityState === 'hidden') return
  const served = await servedVersion()
  if (served && served !== runtimeConfig.version) announce()
}

function announce() {
  isNewer = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

if (runtimeConfig.version) {
  setInterval(() => void check(), CHECK_EVERY)
  document.addEventListener('visibilitychange', () => void check())
}

// A file of this build is no longer there although the host is: it serves a newer one.
addEventListener('vite:preloadError', ({ payload: { message } }) => {
  // The router would reload by itself, once for each file, even without a connection; we offer it.
  // Only for the page that makes the offer that is still right.
  if (!message.includes('route-error')) {
    writeStored('session', `tanstack_router_reload:${message}`, '1')
  }
  void servedVersion().then((served) => served && announce())
})

/** Whether the host serves a newer build than the one that is running. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, () => isNewer)
}
