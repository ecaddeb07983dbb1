import { platformClock } from '#api/platform-clock.ts'
import { session } from '#api/session.ts'
import { t } from '#base/language/words.ts'
import { append } from '#base/numbers/large-lists.ts'
import { addressesLeftOut } from '#base/storage/left-out.ts'
import { pause } from '#base/time/pause.ts'
import { forgetJob, jobParts, loadJob, saveJob, storedJobs } from '#base/storage/sealed-parts.ts'
import {
  type ExportDescription,
  type Failure,
  exportSource,
  partOf,
} from '#model/reading/export/job.ts'
import {
  estimator,
  type WalkProgress,
  expectedOf,
  givenBy,
  walkBeginning,
} from '#model/reading/walk/progress.ts'
import { patience } from '#model/reading/walk/patience.ts'
import { walk } from '#model/reading/walk/walk.ts'
import { holdJob, letGo } from './hold.ts'
import { isStoredSearch, knownJobs, openHere } from './known-jobs.ts'
import { type Running, createJobs } from './running.ts'
import { saveJobFile } from './save.ts'

const PAGE_SIZE = 100
const PAGE_SIZE_WITH_DETAILS = 20
/** Milliseconds for which a closed page may still hold its jobs. */
const FREED_WITHIN = 5_000

type Kept = {
  account: string
  description: ExportDescription
  progress: WalkProgress
  parts: number
  /** A part has text, besides the ids of rows that the file leaves out. */
  isBegun?: boolean
  rows: number
  failures: Failure[]
  /** The role that it was read with does not see customers' addresses. */
  isLeftOut?: boolean
  /** The file has left, so that nothing is lost with the job. */
  isSaved?: true
}

export type Job = Kept &
  Running & {
    detailed: number
  }

const exporting = createJobs<Job>({ failure: t`The export stopped`, forget: removeJob, work })
const { list, jobOf, change } = exporting
export const jobs = { get: list.get, subscribe: list.subscribe }

list.subscribe(() => openHere.set({ ...openHere.get(), exports: list.get().length }))

/** How many records there will be, unless nobody knows. */
export const expectedIn = ({ description, progress }: Pick<Kept, 'description' | 'progress'>) =>
  description.isUncounted ? undefined : expectedOf(progress)

export function startJob(description: Omit<ExportDescription, 'fixedAt' | 'isOpen'>): string {
  const id = crypto.randomUUID()
  const { options, records } = description
  const pageSize = options.withDetails
    ? PAGE_SIZE_WITH_DETAILS
    : records
      ? Math.max(1, records.length)
      : PAGE_SIZE
  const kept: Kept = {
    account: session.get().account,
    description: {
      ...description,
      fixedAt: platformClock.now(),
      isOpen: !platformClock.isKnown(),
    },
    progress: walkBeginning(pageSize),
    parts: 0,
    rows: 0,
    failures: [],
  }
  exporting.add({ ...kept, id, detailed: 0, phase: 'waiting' })
  void begin(id, kept)
  return id
}

/** Held before any other tab can know it, and kept before the first page. */
async function begin(id: string, kept: Kept) {
  await holdJob(id)
  if (!jobOf(id)) return letGo(id)
  knownJobs.set([...knownJobs.get(), id])
  await saveJob(id, kept)
  return runJob(id)
}

export const runJob = exporting.run
export const pauseJob = exporting.pause

/** Ends an export early: what was read goes into the file. */
export function endJob(id: string) {
  pauseJob(id)
  void saveFile(id)
}

/** Saves the file of what was read, and then says so. */
export async function saveFile(id: string): Promise<void> {
  const job = jobOf(id)
  if (!job) return
  try {
    await saveJobFile(job)
    if (!jobOf(id)) return
    change(id, { phase: 'done', left: undefined, problem: undefined })
    await saveJob(id, { ...keptOf(job), isSaved: true })
  } catch (error) {
    // As the browser says it.
    // oxlint-disable-next-line words/signs
    const details = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    const problem = {
      title: t`The file wasn’t saved`,
      message: t`The file couldn’t be saved. Resume tries again and reads nothing twice.`,
      details,
    }
    change(id, { phase: 'failed', problem })
  }
}

export function removeJob(id: string) {
  const ending = exporting.remove(id)
  knownJobs.set(knownJobs.get().filter((known) => known !== id))
  // A part that is just being written would stay.
  void ending.then(() => forgetJob(id)).finally(() => letGo(id))
}

/** Shows the jobs that a reload interrupted, paused, unless another tab holds them. */
export async function restoreJobs() {
  const ids = new Set([...knownJobs.get(), ...(await storedJobs())])
  await Promise.all([...ids].filter((id) => !isStoredSearch(id)).map(restoreJob))
}

async function restoreJob(id: string) {
  const { account } = session.get()
  const isOurs = () => session.get().account === account
  if (jobOf(id) || !(await holdJob(id, AbortSignal.timeout(FREED_WITHIN)))) return
  if (jobOf(id)) return
  const kept = (await loadJob(id)) as Kept | undefined
  if (isOurs() && kept?.account === account && !kept.isSaved) {
    exporting.add({ ...kept, id, phase: 'paused', detailed: givenBy(kept.progress) })
    return
  }
  if (isOurs()) {
    knownJobs.set(knownJobs.get().filter((known) => known !== id))
    await forgetJob(id)
  }
  letGo(id)
}

export type Part = { ids: string[]; text: string }

async function work(id: string, signal: AbortSignal) {
  const job = jobOf(id)
  if (!job) return
  change(id, { phase: 'running' })
  if (!job.progress.isOver) await read(job, signal)
  await saveFile(id)
}

async function read(job: Job, signal: AbortSignal) {
  const { id, description } = job
  const ids: string[] = []
  for await (const part of jobParts(id, job.parts)) append(ids, (part as Part).ids ?? [])
  const estimate = estimator(Date.now)
  const onRecord = () => change(id, { detailed: (jobOf(id)?.detailed ?? 0) + 1, left: left() })
  change(id, { detailed: givenBy(job.progress) })

  await walk(
    exportSource(description),
    { progress: job.progress, ids },
    {
      async keep(records, progress, given) {
        const now = jobOf(id)
        if (!now || signal.aborted) return
        const { parts, isBegun = parts > 0 } = now
        const part = await partOf(description, records, !isBegun, {
          signal,
          wait: pause,
          onRecord,
        })
        const kept: Kept = {
          account: now.account,
          description,
          progress,
          parts: given.length > 0 ? parts + 1 : parts,
          isBegun: isBegun || records.length > 0,
          rows: now.rows + part.rows,
          failures: [...now.failures, ...part.failures],
          isLeftOut: now.isLeftOut === true || addressesLeftOut.get(),
        }
        const text = records.length > 0 ? part.text : ''
        const value: Part = { ids: given, text }
        signal.throwIfAborted()
        await saveJob(id, kept, given.length > 0 ? { index: parts, value } : undefined)
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

  function left() {
    const now = jobOf(id)
    if (!now) return undefined
    const { progress, detailed } = now
    const done = description.options.withDetails ? detailed : givenBy(progress)
    return estimate(done, expectedIn(now))
  }
}

function keptOf({
  account: owner,
  description,
  progress,
  parts,
  isBegun,
  rows,
  failures,
  isLeftOut,
}: Job): Kept {
  return { account: owner, description, progress, parts, isBegun, rows, failures, isLeftOut }
}
