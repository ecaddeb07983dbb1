import { toApiError } from '#api/errors.ts'
import { createLimiter } from '#api/limiter.ts'
import { session } from '#api/session.ts'
import type { Problem } from '#base/text/problem.ts'
import { createStore } from '#base/storage/store.ts'
import { problemFrom } from '#model/reading/problem.ts'

export type Running = {
  id: string
  phase: 'waiting' | 'running' | 'paused' | 'failed' | 'done'
  /** The milliseconds that remain, as far as the last pages tell. */
  left?: number
  /** Set while the job obeys the platform or waits for a connection. */
  waitsUntil?: number
  problem?: Problem
}

const AT_REST = { waitsUntil: undefined, left: undefined }

/** At most two at once of all kinds, so that the merchant's own reads never wait. */
const inTurn = createLimiter(2)

type Options = {
  failure: string
  /** Removes one whose account is gone. */
  forget: (id: string) => void
  work: (id: string, signal: AbortSignal) => Promise<void>
}

export function createJobs<Job extends Running>({ failure, forget, work }: Options) {
  const list = createStore<readonly Job[]>([], 'local')
  const running = new Map<string, AbortController>()
  const endings = new Map<string, Promise<void>>()

  const jobOf = (id: string) => list.get().find((job) => job.id === id)

  function change(id: string, changed: Partial<Job> | Partial<Running>) {
    list.set(list.get().map((job) => (job.id === id ? { ...job, ...changed } : job)))
  }

  function stop(id: string) {
    running.get(id)?.abort()
    return running.delete(id)
  }

  function run(id: string): Promise<void> {
    if (running.has(id)) return Promise.resolve()
    const ending = go(id)
    endings.set(id, ending)
    return ending
  }

  async function go(id: string) {
    const before = endings.get(id)
    const controller = new AbortController()
    const { signal } = controller
    running.set(id, controller)
    change(id, { phase: 'waiting', problem: undefined })
    try {
      // A pause may have left a part half written.
      await before
      await inTurn(() => work(id, signal), signal)
    } catch (error) {
      if (signal.aborted) return
      const problem = problemFrom(toApiError(error, 'listOrders'), failure)
      change(id, { phase: 'failed', problem, ...AT_REST })
    } finally {
      if (running.get(id) === controller) running.delete(id)
    }
  }

  function pause(id: string) {
    if (stop(id)) change(id, { phase: 'paused', ...AT_REST })
  }

  /** Resolves once nothing of the job runs. */
  async function remove(id: string) {
    stop(id)
    list.set(list.get().filter((job) => job.id !== id))
    await endings.get(id)
    endings.delete(id)
  }

  let { account } = session.get()
  session.subscribe(() => {
    const { status, account: current } = session.get()
    const isOver = status === 'signed-out' || current !== account
    account = current
    for (const { id } of list.get()) {
      if (isOver) forget(id)
      else if (status !== 'signed-in') pause(id)
    }
  })

  const add = (job: Job) => list.set([...list.get(), job])
  return { list, jobOf, change, add, run, pause, remove }
}
