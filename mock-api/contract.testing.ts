type Kind = 'uuid' | 'text' | 'number' | 'integer' | 'flag' | 'date' | 'uuids' | 'texts' | 'map'

export type Shape = { [field: string]: Kind | Shape | [Shape] }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\.\d{3}Z)?$/

/** Fields of one kind: `all('text', 'name slug')`. */
export function all<One extends Kind>(kind: One, names: string): Record<string, One> {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, kind]))
}

export const record: Shape = { id: 'uuid', dateCreated: 'date' }

/**
 * Lists fields that no sample has, values of another type, and fields unknown to the specification.
 */
export function differences(shape: Shape, samples: unknown[], at = ''): string[] {
  const records = samples.filter((sample) => sample != null) as Record<string, unknown>[]
  const unknown = new Set(records.flatMap((sample) => Object.keys(sample)))
  for (const field of Object.keys(shape)) unknown.delete(field)
  return [
    ...[...unknown].map((field) => `${at}${field}: not in the specification`),
    ...Object.entries(shape).flatMap(([field, kind]) => {
      const values = records.map((sample) => sample[field]).filter((value) => value != null)
      const path = `${at}${field}`
      return values.length ? fieldDifferences(kind, values, path) : [`${path}: on no record`]
    }),
  ]
}

function fieldDifferences(kind: Shape[string], values: unknown[], path: string): string[] {
  if (typeof kind === 'string') {
    const odd = values.find((value) => !kinds[kind](value))
    return odd === undefined ? [] : [`${path}: ${JSON.stringify(odd)} is no ${kind}`]
  }
  if (!Array.isArray(kind)) return differences(kind, values, `${path}.`)
  return values.every(Array.isArray)
    ? differences(kind[0], values.flat(), `${path}[].`)
    : [`${path}: no array`]
}

const kinds: Record<Kind, (value: unknown) => boolean> = {
  uuid: (value) => typeof value === 'string' && UUID.test(value),
  date: (value) => typeof value === 'string' && DATE.test(value),
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: Number.isInteger,
  flag: (value) => typeof value === 'boolean',
  uuids: (value) => Array.isArray(value) && value.every(kinds.uuid),
  texts: (value) => Array.isArray(value) && value.every(kinds.text),
  map: (value) => typeof value === 'object' && !Array.isArray(value),
}
