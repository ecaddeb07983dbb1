/** Copies the value and replaces every scalar with the result of `visit`; `key` is its name. */
export function mapScalars(
  value: unknown,
  visit: (scalar: unknown, key: string) => unknown,
  key = '',
): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapScalars(entry, visit, key))
  if (!isRecord(value)) return visit(value, key)
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, mapScalars(entry, visit, name)]),
  )
}

/** Copies the value and replaces every object, inner ones first, with the result of `visit`. */
export function mapObjects(
  value: unknown,
  visit: (object: Record<string, unknown>) => Record<string, unknown>,
): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapObjects(entry, visit))
  if (!isRecord(value)) return value
  return visit(
    Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, mapObjects(entry, visit)]),
    ),
  )
}

const MISSING = Symbol('missing')

export const missing: unknown = MISSING

/** Copies the value and changes the field at the path; `*` stands for every entry or field. */
export function mapPath(
  value: unknown,
  [name, ...rest]: string[],
  change: (old: unknown) => unknown,
): unknown {
  if (name === undefined) return change(value)
  const entries = Array.isArray(value)
    ? value.map((entry: unknown, at): [string, unknown] => [String(at), entry])
    : isRecord(value)
      ? Object.entries(value)
      : []
  const mapped = entries
    .map(([key, entry]): [string, unknown] => [
      key,
      name === '*' || name === key ? mapPath(entry, rest, change) : entry,
    ])
    .filter(([, entry]) => entry !== MISSING)
  if (Array.isArray(value)) return mapped.map(([, entry]) => entry)
  return isRecord(value) ? Object.fromEntries(mapped) : value
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
