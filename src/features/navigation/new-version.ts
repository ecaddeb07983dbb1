import { createStore, useStore } from '#base/storage/store.ts'
import { writeStored } from '#base/storage/storage.ts'
import { servedVersion } from '#api/transport-version.ts'
import { runtimeConfig } from '#api/runtime-config.ts'

const CHECK_EVERY = 5 * 60_000

const isNewer = createStore(false, 'device')

async function check() {
  if (isNewer.get() || document.visibilityState === 'hidden') return
  const served = await servedVersion()
  if (served && served !== runtimeConfig.version) isNewer.set(true)
}

if (runtimeConfig.version) {
  setInterval(() => void check(), CHECK_EVERY)
  document.addEventListener('visibilitychange', () => void check())
}

// If a file of this build is gone although the host answers, the host serves a newer build.
addEventListener('vite:preloadError', ({ payload: { message } }) => {
  // The router would reload once per missing file, even offline. Counter offers the reload instead,
  // unless the missing file, named in vite.config.ts, is the one that draws the offer.
  if (!message.includes('/later-')) {
    writeStored('session', `tanstack_router_reload:${message}`, '1')
  }
  void servedVersion().then((served) => served && isNewer.set(true))
})

export const useNewVersion = (): boolean => useStore(isNewer)
