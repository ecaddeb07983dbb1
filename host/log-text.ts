export type TextFields = {
  level: string
  time: string
  event: string
  msg?: string
  [field: string]: unknown
}

/** A message already is a sentence, so it stands alone. */
export function toText({ level, time, event, msg, ...fields }: TextFields) {
  if (msg !== undefined) return level === 'info' ? msg : `${level.toUpperCase()} ${msg}`
  const clock = time.slice(11, 19)
  if (event !== 'request') return [clock, level.toUpperCase(), event, ...pairs(fields)].join(' ')
  const { method, operation, status, outcome, ms, code, cause } = fields
  const why = [outcome === 'aborted' && outcome, code, cause].filter(Boolean).map(String)
  return [clock, method, operation, status, `${ms as number} ms`, ...why].join(' ')
}

function pairs(fields: Readonly<Record<string, unknown>>) {
  return Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`)
}
