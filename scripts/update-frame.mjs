/** Days within which a newer version is taken (docs/policies.md). */
const FRAME = 31

/**
 * The oldest newer version that has been out for longer than that, if any. Versions before a release
 * do not count, nor do those outside its `line`, such as 4.1, which a newer Node alone can run, nor any newer than `newest`.
 */
export function overdueUpdate(version, times, now, { line = '', newest, frame = FRAME } = {}) {
  const late = Object.entries(times)
    .filter(([other]) => /^\d+\.\d+\.\d+$/.test(other) && isNewer(other, version))
    .filter(([other]) => newest === undefined || !isNewer(other, newest))
    .filter(([other]) => !line || other.startsWith(`${line}.`))
    .map(([other, time]) => ({
      version: other,
      days: Math.floor((now - Date.parse(time)) / 864e5),
    }))
    .filter(({ days }) => days > frame)
  return late.toSorted((one, other) => other.days - one.days)[0]
}

/**
 * The parts that could be newer as far as whoever brings them allows, of what `npm outdated --all` tells. What
 * we name ourselves is not among them: its version is ours to choose.
 */
export function allowedUpdates(told, ourName) {
  return Object.entries(told).flatMap(([name, found]) =>
    [found]
      .flat()
      .filter(({ current, wanted, dependent }) => dependent !== ourName && isNewer(wanted, current))
      .map(({ current, wanted }) => ({ name, current, wanted })),
  )
}

function isNewer(one, other) {
  const [left, right] = [one, other].map((text) => text.split('.').map(Number))
  const at = left.findIndex((part, index) => part !== right[index])
  return at !== -1 && left[at] > right[at]
}
