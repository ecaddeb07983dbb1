/** Pages whose time predicts the rest. */
const RECENT_PAGES = 10

/** Predicts the milliseconds that remain, from the last pages. */
export function estimator(now: () => number) {
  const times: { at: number; done: number }[] = []
  return (done: number, total: number | undefined): number | undefined => {
    times.push({ at: now(), done })
    if (times.length > RECENT_PAGES) times.shift()
    const [first] = times
    const last = times.at(-1)
    if (total === undefined || !first || !last || last.done <= first.done) return undefined
    const perRecord = (last.at - first.at) / (last.done - first.done)
    return Math.max(0, total - done) * perRecord
  }
}
