/** Does the work as soon as no other tab does it, until the signal. */
export async function asLeader(name: string, signal: AbortSignal, work: () => Promise<void>) {
  if (!('locks' in navigator)) return work()
  // Waiting for the lock ends with an AbortError when the signal comes first.
  await navigator.locks.request(name, { signal }, work).catch(() => undefined)
}
