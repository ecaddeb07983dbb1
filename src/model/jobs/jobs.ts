import { toApiError } from '#api/errors.ts'
import { createLimiter } from '#api/limiter.ts'
import { session } from '#api/session.ts'
import { pause } from '#base/pause.ts'
import type { Problem } from '#base/problem.ts'
import { forgetJob, forgetJobs, jobParts, loadJob, saveJob } from '#base/spool.ts'
import { createStore } from '#base/store.ts'
import { type ExportDescription, type Failure, exportSource, partOf } from '#model/export/job.ts'
import { problemFrom } from '#model/problem.ts'
import { patience } from '#model/walk/patience.ts'
import { type WalkProgress, estimator, walk, walkBeginning } from '#model/walk/walk.ts'
import { knownJobs } from './known-jobs.ts'

const PAGE_SIZE = 100
/** Each page is kept with its details, and a reload repeats at most one page. */
const PAGE_SIZE_WITH_DETAILS = 20
/** The longest that a page which is gone holds the lock of its job, in milliseconds. */
const FREED_WITHIN = 5_000

/** What is kept of a job over a reload. */
type Kept = {
  account: string
  description: ExportDescription
  progress: WalkProgress
  parts: number
  /** Rows of the file; several per record if there is one per item. */
  rows: number
  failures: Failure[]
}

export type Job = Kept & {
  id: string
  phase: 'waiting' | 'running' | 'paused' | 'failed' | 'done'
  /** Records whose details were read. */
  detailed: number
  /** The milliseconds that remain, as far as the last pages tell. */
  left?: number
  /** Set while the job obeys the platform or waits for a connection. */
  waitsUntil?: number
  problem?: Problem
}

/** At most two at once, so that the merchant's own reads never wait. */
const inTurn = createLimiter(2)
const list = createStore<readonly Job[]>([])
const running = new Map<string, AbortController>()
let account = session.get().account

export const jobs = { get: list.get, subscribe: list.subscribe }

session.subscribe(() => {
  const { status, account: current } = session.get()
  if (current === account && status === 'signed-in') return
  for (const { id } of list.get()) pauseJob(id)
  if (current === account && status !== 'signed-out') return
  account = current
  list.set([])
  if (status === 'signed-out') void forgetJobs()
})

export function startJob(description: ExportDescription): string {
  const id = crypto.randomUUID()
  const isKnown = description.records !== undefined
  const pageSize = description.options.withDetails
    ? PAGE_SIZE_WITH_DETAILS
    : isKnown
      ? Math.max(1, description.records?.length ?? 1)
      : PAGE_SIZE
  const job: Job = {
    id,
    account,
    description,
    progress: walkBeginning(pageSize),
    parts: 0,
    rows: 0,
    failures: [],
    detailed: 0,
    phase: 'waiting',
  }
  list.set([...list.get(), job])
  knownJobs.set([...knownJobs.get(), id])
  // Kept before the first page, so that an early reload loses no job.
  void saveJob(id, job).finally(() => runJob(id))
  return id
}

/** Starts or continues a job; one that another tab runs is left alone. */
export async function runJob(id: string) {
  if (running.has(id)) return
  const controller = new AbortController()
  running.set(id, controller)
  change(id, { phase: 'waiting', problem: undefined })
  try {
    await locked(id, () => inTurn(() => work(id, controller.signal), controller.signal))
  } catch (error) {
    if (controller.signal.aborted) return
    const problem = problemFrom(toApiError(error, 'listOrders'), 'The export stopped')
    change(id, { phase: 'failed', problem, waitsUntil: undefined, left: undefined })
  } finally {
    running.delete(id)
  }
}

export function pauseJob(id: string) {
  if (!running.has(id)) return
  running.get(id)?.abort()
  running.delete(id)
  change(id, { phase: 'paused', waitsUntil: undefined, left: undefined })
}

/** Forgets the job and what it read. */
export function removeJob(id: string) {
  running.get(id)?.abort()
  running.delete(id)
  const job = jobOf(id)
  list.set(list.get().filter((other) => other.id !== id))
  knownJobs.set(knownJobs.get().filter((known) => known !== id))
  if (job) void forgetJob(id, job.parts)
}

/** Ends a job early; what was read can be saved. */
export function endJob(id: string) {
  running.get(id)?.abort()
  running.delete(id)
  change(id, { phase: 'done', waitsUntil: undefined, left: undefined })
}

/** Shows the jobs that a reload interrupted, paused; finished ones are not kept. */
export async function restoreJobs() {
  await Promise.all(knownJobs.get().map((id) => onceFree(id, () => restoreJob(id))))
}

async function restoreJob(id: string) {
  const mine = account
  if (jobOf(id)) return
  const kept = (await loadJob(id)) as Kept | undefined
  if (account !== mine || jobOf(id)) return
  if (!kept || kept.account !== mine || kept.progress.isOver) {
    knownJobs.set(knownJobs.get().filter((known) => known !== id))
    void forgetJob(id, kept?.parts ?? 0)
  } else {
    list.set([...list.get(), { ...kept, id, phase: 'paused', detailed: kept.progress.read }])
  }
}

export async function* partTexts(job: Job): AsyncGenerator<string> {
  for await (const part of jobParts(job.id, job.parts)) yield (part as Part).text
}

type Part = { ids: string[]; text: string }

async function work(id: string, signal: AbortSignal) {
  const job = jobOf(id)
  if (!job) return
  change(id, { phase: 'running' })
  const { description } = job
  const ids: string[] = []
  for await (const part of jobParts(id, job.parts)) ids.push(...((part as Part).ids ?? []))
  const estimate = estimator(Date.now)
  const onRecord = () => change(id, { detailed: (jobOf(id)?.detailed ?? 0) + 1, left: left() })
  change(id, { detailed: job.progress.read })

  await walk(
    exportSource(description),
    { progress: job.progress, ids },
    {
      async keep(records, progress) {
        const now = jobOf(id)
        if (!now || signal.aborted) return
        const { parts } = now
        const part = await partOf(description, records, parts === 0, {
          signal,
          wait: pause,
          onRecord,
        })
        const kept: Kept = {
          account: now.account,
          description,
          progress,
          parts: records.length > 0 ? parts + 1 : parts,
          rows: now.rows + part.rows,
          failures: [...now.failures, ...part.failures],
        }
        const value: Part = { ids: records.map((record) => record.id), text: part.text }
        await saveJob(id, kept, records.length > 0 ? { index: parts, value } : undefined)
        signal.throwIfAborted()
        change(id, { ...kept, left: left() })
      },
      patience,
      onWait: (waitsUntil) => change(id, { waitsUntil }),
      wait: pause,
      now: Date.now,
    },
    signal,
  )
  change(id, { phase: 'done', left: undefined })

  function left() {
    const now = jobOf(id)
    if (!now) return undefined
    const { progress, detailed } = now
    const done = description.options.withDetails ? detailed : progress.read
    return estimate(done, progress.expected)
  }
}

const jobOf = (id: string) => list.get().find((job) => job.id === id)

function change(id: string, changed: Partial<Job>) {
  list.set(list.get().map((job) => (job.id === id ? { ...job, ...changed } : job)))
}

const lockName = (id: string) => `counter.job.${id}`

/** Holds the job's lock while it runs, so that another tab does not run it as well. */
async function locked(id: string, run: () => Promise<void>) {
  if (!('locks' in navigator)) return run()
  return navigator.locks.request(lockName(id), run)
}

/**
 * Runs `restore` unless another tab works on the job. A page that was just reloaded may hold the
 * lock for a moment longer, so this waits before it believes in another tab.
 */
async function onceFree(id: string, restore: () => Promise<void>) {
  if (!('locks' in navigator)) return restore()
  const signal = AbortSignal.timeout(FREED_WITHIN)
  try {
    await navigator.locks.request(lockName(id), { signal }, restore)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
