import { session } from '#api/session.ts'
import { append } from '#base/large-lists.ts'
import { pause } from '#base/pause.ts'
import { forgetJob, forgetJobs, jobParts, loadJob, saveJob } from '#base/spool.ts'
import { type ExportDescription, type Failure, exportSource, partOf } from '#model/export/job.ts'
import { patience } from '#model/walk/patience.ts'
import { type WalkProgress, estimator, walk, walkBeginning } from '#model/walk/walk.ts'
import { knownJobs } from './known-jobs.ts'
import { type Running, createJobs } from './running.ts'

const PAGE_SIZE = 100
const PAGE_SIZE_WITH_DETAILS = 20
/** Milliseconds for which a closed page may still hold the lock of its job. */
const FREED_WITHIN = 5_000

type Kept = {
  account: string
  description: ExportDescription
  progress: WalkProgress
  parts: number
  rows: number
  failures: Failure[]
}

export type Job = Kept &
  Running & {
    detailed: number
  }

const exporting = createJobs<Job>({ failure: 'The export stopped', work, hold: locked })
const { list, jobOf, change } = exporting
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
  exporting.add(job)
  knownJobs.set([...knownJobs.get(), id])
  // Kept before the first page, so that an early reload loses no job.
  void saveJob(id, job).finally(() => runJob(id))
  return id
}

export const runJob = exporting.run
export const pauseJob = exporting.pause
export const endJob = exporting.end

export function removeJob(id: string) {
  const job = jobOf(id)
  exporting.remove(id)
  knownJobs.set(knownJobs.get().filter((known) => known !== id))
  if (job) void forgetJob(id, job.parts)
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
    exporting.add({ ...kept, id, phase: 'paused', detailed: kept.progress.read })
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
  for await (const part of jobParts(id, job.parts)) append(ids, (part as Part).ids ?? [])
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

const lockName = (id: string) => `counter.job.${id}`

async function locked(id: string, run: () => Promise<void>) {
  if (!('locks' in navigator)) return run()
  return navigator.locks.request(lockName(id), run)
}

/** A page that was just reloaded may hold the lock a moment longer. */
async function onceFree(id: string, restore: () => Promise<void>) {
  if (!('locks' in navigator)) return restore()
  const signal = AbortSignal.timeout(FREED_WITHIN)
  try {
    await navigator.locks.request(lockName(id), { signal }, restore)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
