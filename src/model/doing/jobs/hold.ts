import * as z from 'zod/mini'
import { openTabChannel } from '#base/storage/tab-channel.ts'

const releases = new Map<string, () => void>()
/** Ends the wait for a job that another tab says it holds. */
const waits = new Map<string, () => void>()

const Message = z.object({ id: z.string(), is: z.enum(['asked', 'held']) })
/** A closed page is silent, and what it held comes free; one that answers goes on. */
const otherTabs = openTabChannel('counter.jobs', Message, ({ id, is }) => {
  if (is === 'held') waits.get(id)?.()
  else if (releases.has(id)) otherTabs.send({ id, is: 'held' })
})

/**
 * A job belongs to one tab, from its first page until the tab closes or lets go of it. False if
 * another tab holds it, after waiting until the signal or until that tab says so.
 */
export async function holdJob(id: string, signal?: AbortSignal): Promise<boolean> {
  if (!('locks' in navigator) || releases.has(id)) return true
  const held = new AbortController()
  const options = signal
    ? { signal: AbortSignal.any([signal, held.signal]) }
    : { ifAvailable: true }
  return new Promise((resolve) => {
    navigator.locks
      .request(`counter.job.${id}`, options, (lock) => {
        waits.delete(id)
        resolve(lock !== null)
        return lock && new Promise<void>((release) => releases.set(id, release))
      })
      // Waiting ended by a signal.
      .catch(() => resolve(false))
    if (!signal) return
    waits.set(id, () => held.abort())
    otherTabs.send({ id, is: 'asked' })
  })
}

export function letGo(id: string): void {
  releases.get(id)?.()
  releases.delete(id)
}
