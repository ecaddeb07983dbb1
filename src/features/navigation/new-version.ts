import { createStore, useStore } from '#base/store.ts'
import { writeStored } from '#base/storage.ts'
import { servedVersion } from '#api/transport-version.ts'
import { runtimeConfig } from '#api/runtime-config.ts'

const CHECK_EVERY = 5 * 60_000

const isNewer = createStore(false)

async function check() {
  if (isNewer.get() || document.visibilityState === 'hidden') return
  const served = await servedVersion()
  if (served && served !== runtimeConfig.version) isNewer.set(true)
}

if (runtimeConfig.version) {
  setInterval(() => void check(), CHECK_EVERY)
  document.addEventListener('visibilitychange', () => void check())
}

// A file of this build is gone although the host answers, so it serves a newer build.
addEventListener('vite:preloadError', ({ payload: { message } }) => {
  // The router would reload by itself, once for each file, even without a connection. The page
  // offers it instead; only where the file draws that offer, the reload is right.
  if (!message.includes('route-error')) {
    writeStored('session', `tanstack_router_reload:${message}`, '1')
  }
  void servedVersion().then((served) => served && isNewer.set(true))
})

/** Whether the host serves a newer build than the one that is running. */
export const useNewVersion = (): boolean => useStore(isNewer)
