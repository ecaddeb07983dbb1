/** Reads that the page’s inline script started before the application loaded, by address. */
type EarlyReads = Map<string, Promise<Response>>

/** Older answers would not be fresh. */
const LONGEST_AGE = 30_000

export function takeEarlyRead(address: string): Promise<Response> | undefined {
  if (performance.now() > LONGEST_AGE) return undefined
  const reads = earlyReads()
  const read = reads?.get(address)
  reads?.delete(address)
  return read
}

export function earlyReadAge(address: string): number {
  const age = performance.now()
  return age <= LONGEST_AGE && earlyReads()?.has(address) ? age : 0
}

/** Early reads carry the cookie the page was loaded with, so no later session may use them. */
export function dropEarlyReads() {
  earlyReads()?.clear()
}

const earlyReads = () => Reflect.get(globalThis, '__firstReads') as EarlyReads | undefined
