/** Milliseconds without a look after which this process must have stood still; less goes unnoticed. */
export const UNNOTICED = 10_000
/** How long what was sent during a pause may still be coming in. */
const AFTERMATH = 2_000
/** A look that is later than this was kept waiting by what came in. */
const LATE = 1_500

/** Notices that this process was stopped or its machine asleep, by the clock on the wall. */
export function watchPauses() {
  let last = Date.now()
  let looked = last
  let endedAt = -Infinity
  function look() {
    const time = Date.now()
    if (time - last > UNNOTICED) endedAt = time
    // What was sent meanwhile is still being worked off.
    else if (time - looked > LATE && looked - endedAt < AFTERMATH) endedAt = time
    last = time
  }
  setInterval(() => {
    look()
    looked = Date.now()
  }, 1_000).unref()
  return {
    hasJustEnded() {
      look()
      return Date.now() - endedAt < AFTERMATH
    },
  }
}

export type Pauses = ReturnType<typeof watchPauses>
