import { vi } from 'vitest'

/** A browser’s storage over a map: its keys are own properties, its methods are not. */
export const storageOver = (area: Map<string, string>) =>
  new Proxy(
    {
      getItem: (key: string) => area.get(key) ?? null,
      setItem: (key: string, value: string) => void area.set(key, value),
      removeItem: (key: string) => void area.delete(key),
    },
    {
      ownKeys: () => [...area.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )

export function stubLocalStorage(area = new Map<string, string>()) {
  vi.stubGlobal('localStorage', storageOver(area))
  return area
}
