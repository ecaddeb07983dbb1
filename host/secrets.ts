import { type OperationId, isCustomersOwn, secretFields } from '#api/operations.ts'

/** The reads whose records can carry a service secret. Answers of writes are all cleaned. */
const secretive: ReadonlySet<OperationId> = new Set(['getUser', 'getOrder', 'listWebhookLogs'])

/** Free maps may be of any depth; what lies deeper than this cannot be written as JSON again. */
const deepest = 500

type Names = { secret: ReadonlySet<string>; dropped: string | undefined }

const none: Names = { secret: new Set(), dropped: undefined }

export function mayHoldSecrets(operation: OperationId) {
  return secretive.has(operation)
}

/**
 * The JSON text with `true` in place of every secret, so that the page can tell set from not set;
 * undefined when it is not JSON, as then nobody can say what is in it.
 */
export function withoutSecrets(operation: OperationId, json: string): string | undefined {
  try {
    const dropped = operation === 'updateStore' ? 'builderProjects' : undefined
    return JSON.stringify(clean(JSON.parse(json), { secret: secretFields, dropped }, 0))
  } catch {
    return undefined
  }
}

function clean(value: unknown, names: Names, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) return null
  if (Array.isArray(value)) return value.map((item) => clean(item, names, depth + 1))
  // Object.fromEntries makes own fields of all names, `__proto__` included.
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== names.dropped)
      .map(([name, inner]) => [name, cleanField(name, inner, names, depth + 1)]),
  )
}

function cleanField(name: string, value: unknown, names: Names, depth: number) {
  if (names.secret.has(name) && isSet(value)) return true
  const isTheirs = typeof value === 'object' && value !== null && isCustomersOwn(name, value)
  return clean(value, isTheirs ? none : names, depth)
}

function isSet(value: unknown) {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
  return Boolean(value)
}
