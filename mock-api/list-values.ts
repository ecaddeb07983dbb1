/* Each reader returns the parameter's value, or what is wrong with it. */

type Reading<Value> = { value: Value } | { problem: string }
export type Reader<Value> = (text: string) => Reading<Value>

const INT32_MIN = -2_147_483_648
const INT32_MAX = 2_147_483_647

export const word: Reader<string> = (text) => ({ value: text })

/** For case-insensitive comparison with lower-case text. */
export const anyCase: Reader<string> = (text) => ({ value: text.toLowerCase() })

export const flag: Reader<boolean> = (text) =>
  text === 'true' || text === 'false'
    ? { value: text === 'true' }
    : { problem: 'must be true or false' }

export const decimal: Reader<number> = (text) =>
  /^-?\d+(\.\d+)?([eE][+-]?\d{1,2})?$/.test(text) && Number.isFinite(Number(text))
    ? { value: Number(text) }
    : { problem: 'must be a number' }

export function integer(least = INT32_MIN, most = INT32_MAX): Reader<number> {
  return (text) => {
    const value = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN
    return value >= least && value <= most
      ? { value }
      : { problem: `must be an integer from ${least} to ${most}` }
  }
}

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/i

/** Normalises to UTC text, as records have it. */
export const instant: Reader<string> = (text) => {
  const time = DATE_TIME.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time)
    ? { problem: 'must be an ISO 8601 date-time with an offset' }
    : { value: new Date(time).toISOString() }
}

/** Rejects 30 February, which `Date` would read as 1 or 2 March. */
function isDay(day: string) {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
