import * as z from 'zod/mini'
import { queryClient } from '#api/query-client.ts'
import { openTabChannel } from '#base/storage/tab-channel.ts'
import { isSettled, type WriteState } from './state.ts'
import { ownRecords } from './own.ts'
import { type KnownWrite, knownWrites } from './reporting.ts'

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
export function followInOtherTabs({ name, account, process }: KnownWrite) {
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
