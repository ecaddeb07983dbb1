import { readStored, writeStored } from '#base/storage/storage.ts'
import { createStore, useStore } from '#base/storage/store.ts'

export type ColourScheme = 'light' | 'dark' | 'auto'

/* The page itself reads this key before its first paint (index.html). */
const key = 'counter-color-scheme'
const current = createStore(read(), 'device')
const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')

export const useColourScheme = () => useStore(current)

/** Takes effect at once in every tab. */
export function setColourScheme(scheme: ColourScheme): void {
  writeStored('local', key, scheme)
  current.set(scheme)
}

current.subscribe(apply)
prefersDark?.addEventListener('change', apply)
globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key === key || event.key === null) current.set(read())
})

function apply() {
  const scheme = current.get()
  const isDark = scheme === 'auto' ? prefersDark?.matches : scheme === 'dark'
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
}

function read(): ColourScheme {
  const stored = readStored('local', key)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}
