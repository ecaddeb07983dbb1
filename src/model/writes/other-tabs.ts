import * as z from 'zod/mini'
import { queryClient } from '#api/query-client.ts'
import { openTabChannel } from '#base/tab-channel.ts'
import { isSettled } from './machine.ts'
import { ownRecords } from './own.ts'
import { type KnownWrite, knownWrites } from './reporting.ts'

const Message = z.object({
  name: z.string(),
  isBusy: z.boolean(),
  account: z.optional(z.string()),
  effect: z.optional(z.unknown()),
})
const otherTabs = openTabChannel('counter.writes', Message, (message) => {
  const { name, isBusy, account = '', effect } = message
  for (const write of knownWrites()) {
    if (write.name === name && (write.isExclusive || !isBusy)) {
      write.process.setBusyElsewhere(isBusy)
    }
  }
  if (effect !== undefined) ownRecords(account, name).remember(effect, [])
  // What this tab shows is out of date.
  if (!isBusy) void queryClient.invalidateQueries()
})

/** Tells other tabs when this one starts or finishes with the record, so that they refresh. */
export function followInOtherTabs({ name, account, process }: KnownWrite) {
  let wasBusy = false
  process.subscribe(() => {
    const state = process.state()
    const isBusy = !isSettled(state)
    const effect = state.phase === 'done' && state.evidence !== 'before' ? state.effect : undefined
    if (isBusy !== wasBusy) otherTabs.send({ name, account, isBusy, effect })
    wasBusy = isBusy
    if (!isBusy && state.phase !== 'review') void queryClient.invalidateQueries()
  })
}
