/** What tells stored or sent values from others: a schema of zod, or less. */
export type Shape<Value> = {
  /** Throws at anything else. */
  parse: (found: unknown) => Value
}

/** For what must be read before zod has loaded. */
export const shapeOf = <Value>(isOne: (found: unknown) => found is Value): Shape<Value> => ({
  parse(found) {
    if (!isOne(found)) throw new TypeError('another shape')
    return found
  },
})

/** Undefined if it is none. */
export function readAs<Value>(shape: Shape<Value>, found: unknown): Value | undefined {
  try {
    return shape.parse(found)
  } catch {
    return undefined
  }
}

export const isRecord = (found: unknown): found is Partial<Record<string, unknown>> =>
  typeof found === 'object' && found !== null

export const isText = (found: unknown): found is string => typeof found === 'string'

export const isTextOrAbsent = (found: unknown): found is string | undefined =>
  found === undefined || isText(found)

export const isTexts = (found: unknown): found is string[] =>
  Array.isArray(found) && found.every(isText)
