import { type OperationId, secretFields } from '#api/operations.ts'

/** The reads whose records can carry a service secret. Answers of writes are all cleaned. */
const secretive: ReadonlySet<OperationId> = new Set(['getUser', 'getOrder', 'listWebhookLogs'])

/** Free maps may be of any depth; what lies deeper than this cannot be written as JSON again. */
const deepest = 500

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
    return JSON.stringify(clean(JSON.parse(json), dropped, 0))
  } catch {
    return undefined
  }
}

function clean(value: unknown, dropped: string | undefined, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) return null
  if (Array.isArray(value)) return value.map((item) => clean(item, dropped, depth + 1))
  // Object.fromEntries makes own fields of all names, `__proto__` included.
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== dropped)
      .map(([name, inner]) => [
        name,
        secretFields.has(name) && isSet(inner) ? true : clean(inner, dropped, depth + 1),
      ]),
  )
}

function isSet(value: unknown) {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
  return Boolean(value)
}
