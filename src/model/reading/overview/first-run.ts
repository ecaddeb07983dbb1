import * as z from 'zod/mini'
import { queryClient } from '#api/query-client.ts'
import { onForget } from '#base/storage/owned.ts'
import { privateOwner } from '#base/storage/private-owner.ts'
import { readStoredJson, writeStored } from '#base/storage/storage.ts'
import { type Readable, createListeners } from '#base/storage/store.ts'
import { visits } from './visits.ts'

const FirstRun = z.object({
  /** When each task was done, in milliseconds. */
  done: z.record(z.string(), z.number()),
  /** On which the tasks were shown. */
  days: z.array(z.string()),
  state: z.enum(['new', 'asked for', 'over']),
})
type FirstRun = z.infer<typeof FirstRun>

export const firstTasks = ['find', 'waiting', 'fix'] as const
export type FirstTask = (typeof firstTasks)[number]

const UNSEEN: FirstRun = { done: {}, days: [], state: 'new' }
const MOST_DAYS = 3

const { subscribe, notify } = createListeners()
let known: FirstRun | undefined

/** It outlives a sign-out, so of the account only enough to tell two apart may stay behind. */
const key = () => `counter.first-run.${privateOwner.get()?.slice(0, 4) ?? ''}` as const

function forget() {
  known = undefined
  notify()
}

onForget(forget)
globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key === key()) forget()
})

function read(): FirstRun {
  const stored = z.safeParse(FirstRun, readStoredJson('local', key()))
  return stored.success ? stored.data : UNSEEN
}

export const firstRun: Readable<FirstRun> = { subscribe, get: () => (known ??= read()) }

function keep(next: FirstRun) {
  known = next
  if (privateOwner.get() !== undefined) writeStored('local', key(), JSON.stringify(next))
  notify()
}

/** Whether somebody still learns their way around, who had not been here before this was asked. */
export function isFirstRun(storeId: string, today: string): boolean {
  const { done, days, state } = firstRun.get()
  if (state === 'over' || firstTasks.every((task) => done[task] !== undefined)) return false
  if (state === 'new' && days.length === 0) return visits(storeId).get() === undefined
  return days.includes(today) || days.length < MOST_DAYS
}

export function noteShown(today: string) {
  const { days, ...others } = firstRun.get()
  if (!days.includes(today)) keep({ ...others, days: [...days, today] })
}

export function noteDone(task: FirstTask) {
  const { done, ...others } = firstRun.get()
  if (done[task] === undefined) keep({ ...others, done: { ...done, [task]: Date.now() } })
}

/** A page that was gone to, however soon it is left again, unless nothing loads. */
export function noteVisit({ pathname }: { pathname: string }) {
  const page = /\/(tickets|to-fix)\b/.exec(pathname)?.[1]
  if (page && isAnswered()) noteDone(page === 'tickets' ? 'waiting' : 'fix')
}

/** Whether the platform’s last answer was not a failure. */
function isAnswered(): boolean {
  const states = queryClient.getQueryCache().getAll()
  const last = (at: 'dataUpdatedAt' | 'errorUpdatedAt') =>
    Math.max(0, ...states.map(({ state }) => state[at]))
  return last('dataUpdatedAt') > last('errorUpdatedAt')
}

export function endFirstRun() {
  if (firstRun.get().state !== 'over') keep({ ...firstRun.get(), state: 'over' })
}

let isAwaited = false

/** From the start, for whoever asks. */
export function beginFirstRun() {
  isAwaited = true
  keep({ ...UNSEEN, state: 'asked for' })
}

/** Whether the tasks were just asked for, which is so once. */
export function areTasksAwaited(): boolean {
  const wasAwaited = isAwaited
  isAwaited = false
  return wasAwaited
}
