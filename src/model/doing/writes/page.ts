import * as z from 'zod/mini'
import { platformClock } from '#api/platform-clock.ts'
import { queryClient } from '#api/query-client.ts'
import { session } from '#api/session.ts'
import { newOperationId } from '#api/write.ts'
import { openTabChannel } from '#base/storage/tab-channel.ts'
import { type Clock, clock } from './clock.ts'
import { heldWrites } from './held.ts'
import { type createWriteJournal, writeJournal } from './journal.ts'
import { withWriteLock } from './lock.ts'
import { type createOwnRecords, ownRecords } from './own.ts'
import {
  followWrite,
  keepUntilSeen,
  type KnownWrite,
  rememberUnkept,
  knownWrites,
} from './reporting.ts'
import { recordActivity } from './record-activity.ts'
import { onHopeful } from './schedule.ts'
import { isSettled, type WriteState } from './state.ts'

/** What the writes of one page need from it and from its browser, so that tests can replace it. */
export type Page = {
  /** The account that is signed in. */
  account: () => string
  clock: Clock
  platformTime: () => number | undefined
  journal: ReturnType<typeof createWriteJournal>
  held: typeof heldWrites
  withLock: typeof withWriteLock
  ownRecords: ReturnType<typeof createOwnRecords>
  newOperationId: () => string
  onHopeful: typeof onHopeful
  follow: (write: KnownWrite) => void
  keepUntilSeen: typeof keepUntilSeen
  rememberUnkept: typeof rememberUnkept
}

export const thisPage: Page = {
  account: () => session.current().account,
  clock,
  platformTime: platformClock.lastTold,
  journal: writeJournal,
  held: heldWrites,
  withLock: withWriteLock,
  ownRecords,
  newOperationId,
  onHopeful,
  follow(write) {
    followWrite(write)
    followInOtherTabs(write)
    recordActivity(write)
  },
  keepUntilSeen,
  rememberUnkept,
}

const Message = z.object({
  name: z.string(),
  isBusy: z.boolean(),
  account: z.optional(z.string()),
  effect: z.optional(z.unknown()),
  /** The merchant's answer to the question whether a new record is theirs. */
  isTheirs: z.optional(z.boolean()),
})
const otherTabs = openTabChannel('counter.writes', Message, (message) => {
  const { name, isBusy, account = '', effect, isTheirs } = message
  for (const write of knownWrites()) {
    if (write.name !== name) continue
    if (write.isExclusive || !isBusy) write.process.setBusyElsewhere(isBusy)
    if (write.account !== account) continue
    if (isTheirs === true) write.process.claim()
    if (isTheirs === false) void write.process.disclaim()
  }
  if (effect !== undefined) ownRecords(account, name).remember(effect, [])
  // What this tab shows is out of date.
  if (!isBusy) void queryClient.invalidateQueries()
})

/** Tells other tabs when this one starts or finishes with the record, so that they refresh. */
function followInOtherTabs({ name, account, process }: KnownWrite) {
  let wasBusy = false
  let wasAsked = false
  process.subscribe(() => {
    const state = process.state()
    const isBusy = !isSettled(state)
    const isTheirs = wasAsked ? answerIn(state) : undefined
    wasAsked = state.phase === 'likely'
    const effect = state.phase === 'done' && state.evidence !== 'before' ? state.effect : undefined
    if (isBusy !== wasBusy || isTheirs !== undefined) {
      otherTabs.send({ name, account, isBusy, effect, isTheirs })
    }
    wasBusy = isBusy
    if (!isBusy && state.phase !== 'review') void queryClient.invalidateQueries()
  })
}

/** The answer with which a process has left the question; undefined if something else ended it. */
function answerIn(state: WriteState<unknown>): boolean | undefined {
  if (state.phase === 'done' && state.evidence === 'claimed') return true
  return state.phase === 'checking' ? false : undefined
}
