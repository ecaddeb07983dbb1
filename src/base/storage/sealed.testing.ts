import { createStore } from './idb-keyval.testing.ts'

/* For `vi.mock('#base/storage/sealed.ts', …)`: the same calls without the cryptography and its own time. */
export const openDatabase = createStore

const unseal = (record: { text: string }) => Promise.resolve(JSON.parse(record.text) as unknown)

export const createSealer = () => {
  let sealed = 0
  return {
    seal: (value: unknown) =>
      Promise.resolve({
        iv: Uint8Array.of(++sealed % 256, sealed >> 8),
        text: JSON.stringify(value),
      }),
    unseal,
    unsealOrLost: unseal,
    forgetKey: () => Promise.resolve(),
  }
}

export const unlessBlocked = <Value>(use: () => Promise<Value>): Promise<Value> => use()

export const secretName = (place: string) => Promise.resolve(place)
