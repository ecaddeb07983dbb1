import { platformClock } from '#api/platform-clock.ts'
import { session } from '#api/session.ts'
import { newOperationId } from '#api/write.ts'
import { type Clock, clock } from './clock.ts'
import { heldWrites } from './held.ts'
import { type createWriteJournal, writeJournal } from './journal.ts'
import { withWriteLock } from './lock.ts'
import { followInOtherTabs } from './other-tabs.ts'
import { type createOwnRecords, ownRecords } from './own.ts'
import { followWrite, keepUntilSeen, type KnownWrite, rememberUnkept } from './reporting.ts'
import { recordActivity } from './record-activity.ts'
import { onHopeful } from './schedule.ts'

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
