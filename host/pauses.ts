/** Milliseconds without a look after which this process must have stood still; less goes unnoticed. */
export const UNNOTICED = 10_000
/** How long what was sent during a pause may still be coming in. */
const AFTERMATH = 2_000

/** Notices that this process was stopped or its machine asleep, by the clock on the wall. */
export function watchPauses(now = Date.now) {
  let last = now()
  let endedAt = -Infinity
  function look() {
    const time = now()
    if (time - last > UNNOTICED) endedAt = time
    last = time
  }
  setInterval(look, 1_000).unref()
  return {
    hasJustEnded() {
      look()
      return now() - endedAt < AFTERMATH
    },
  }
}

export type Pauses = ReturnType<typeof watchPauses>
