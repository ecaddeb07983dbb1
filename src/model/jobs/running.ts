import { toApiError } from '#api/errors.ts'
import { createLimiter } from '#api/limiter.ts'
import type { Problem } from '#base/problem.ts'
import { createStore } from '#base/store.ts'
import { problemFrom } from '#model/problem.ts'

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
  work: (id: string, signal: AbortSignal) => Promise<void>
  /** Surrounds the work, to keep other tabs from doing the same. */
  hold?: (id: string, run: () => Promise<void>) => Promise<void>
}

export function createJobs<Job extends Running>({ failure, work, hold = alone }: Options) {
  const list = createStore<readonly Job[]>([])
  const running = new Map<string, AbortController>()

  const jobOf = (id: string) => list.get().find((job) => job.id === id)

  function change(id: string, changed: Partial<Job> | Partial<Running>) {
    list.set(list.get().map((job) => (job.id === id ? { ...job, ...changed } : job)))
  }

  function stop(id: string) {
    running.get(id)?.abort()
    return running.delete(id)
  }

  async function run(id: string) {
    if (running.has(id)) return
    const controller = new AbortController()
    const { signal } = controller
    running.set(id, controller)
    change(id, { phase: 'waiting', problem: undefined })
    try {
      await hold(id, () => inTurn(() => work(id, signal), signal))
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

  function end(id: string) {
    stop(id)
    change(id, { phase: 'done', ...AT_REST })
  }

  function remove(id: string) {
    stop(id)
    list.set(list.get().filter((job) => job.id !== id))
  }

  const add = (job: Job) => list.set([...list.get(), job])
  return { list, jobOf, change, add, run, pause, end, remove }
}

const alone = (_id: string, run: () => Promise<void>) => run()
