import { type OperationId, isCustomersOwn, secretFields } from '#api/operations.ts'

/** Reads whose records can hold a secret. Answers to writes are always cleaned. */
const secretive: ReadonlySet<OperationId> = new Set(['getUser', 'getOrder', 'listWebhookLogs'])

/** Free maps can be arbitrarily deep, and JSON.stringify overflows on very deep ones. */
const deepest = 500

type Names = { secret: ReadonlySet<string>; dropped: string | undefined }

const noNames: Names = { secret: new Set(), dropped: undefined }

export function mayHoldSecrets(operation: OperationId) {
  return secretive.has(operation)
}

/**
 * Replaces every secret with `true`, so that the page can distinguish set from not set. Returns
 * undefined for anything but JSON, because it could hide a secret.
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
  // Object.fromEntries creates own fields for every name, `__proto__` included.
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== names.dropped)
      .map(([name, inner]) => [name, cleanField(name, inner, names, depth + 1)]),
  )
}

function cleanField(name: string, value: unknown, names: Names, depth: number) {
  if (names.secret.has(name) && isSet(value)) return true
  const isCustomers = typeof value === 'object' && value !== null && isCustomersOwn(name, value)
  return clean(value, isCustomers ? noNames : names, depth)
}

function isSet(value: unknown) {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
  return Boolean(value)
}
