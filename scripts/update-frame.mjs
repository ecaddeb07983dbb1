/** Days within which a newer version is taken (docs/policies.md: "monthly"). */
const FRAME = 31

/**
 * The oldest newer version that has been out for longer than that, if any. Versions before a release
 * do not count, nor do those outside its `line`, such as 4.1, which a newer Node alone can run.
 */
export function overdueUpdate(version, times, now, line = '') {
  const late = Object.entries(times)
    .filter(([other]) => /^\d+\.\d+\.\d+$/.test(other) && isNewer(other, version))
    .filter(([other]) => !line || other.startsWith(`${line}.`))
    .map(([other, time]) => ({
      version: other,
      days: Math.floor((now - Date.parse(time)) / 864e5),
    }))
    .filter(({ days }) => days > FRAME)
  return late.toSorted((one, other) => other.days - one.days)[0]
}

function isNewer(one, other) {
  const [left, right] = [one, other].map((text) => text.split('.').map(Number))
  const at = left.findIndex((part, index) => part !== right[index])
  return at !== -1 && left[at] > right[at]
}
