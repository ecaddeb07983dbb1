import { t } from '#base/language/words.ts'
import { ApiError } from './errors.ts'
import { operations, type OperationId, type Operations } from './operations.ts'

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

export type Value = string | number | boolean | null | undefined

export type PathParams<Id extends OperationId> = Record<NamesIn<Operations[Id]['path']>, string>
export type QueryParams<Id extends OperationId> = Partial<
  Record<Operations[Id]['query'][number], Value>
>

/** The largest 32-bit integer (specification, "Limits"). */
export const INT32_MAX = 2_147_483_647

const UUID_SHAPE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/* Dots that escape a path segment, however a server in between decodes it. */
const BETWEEN_DOTS = /[/\\]|%2f|%5c/i
const DOTS = /^(?:\.|%2e){1,2}$/i

/** Checks the 8-4-4-4-12 shape only, because real services send ids that stricter checks reject. */
export function isUuidShaped(text: string): boolean {
  return UUID_SHAPE.test(text)
}

/** A value that cannot stay one segment of the path is rejected before anything is sent. */
export function buildPath<Id extends OperationId>(operation: Id, params: PathParams<Id>): string {
  const values: Record<string, string> = params
  return operations[operation].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    segment(operation, name, values[name]),
  )
}

export function buildQuery<Id extends OperationId>(operation: Id, query: QueryParams<Id>): string {
  const spellings: readonly string[] = operations[operation].query
  const stranger = Object.keys(query).find((name) => !spellings.includes(name))
  if (stranger !== undefined)
    throw invalid(operation, t`"${stranger}" isn’t a filter of this list.`)
  const values: Record<string, Value> = query
  const pairs = spellings.flatMap((name) => {
    const value = values[name]
    if (value === undefined || value === null || value === '') return []
    checkNumber(operation, name, value)
    return [`${name}=${encode(operation, String(value))}`]
  })
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function segment(operation: OperationId, name: string, value = ''): string {
  if (name.endsWith('Id')) {
    if (!isUuidShaped(value)) throw invalid(operation, t`This link holds an ID that can’t exist.`)
    return value
  }
  const text = value.trim()
  if (text === '') throw invalid(operation, t`Enter a text to search for.`)
  if (/\p{Cc}/u.test(text)) throw invalid(operation, t`The text holds a control character.`)
  if (text.split(BETWEEN_DOTS).some((part) => DOTS.test(part))) {
    throw invalid(operation, t`A search can’t be just “.” or “..”.`)
  }
  return encode(operation, text)
}

function checkNumber(operation: OperationId, name: string, value: Value) {
  const isPaging = name === 'Page' || name === 'PageSize'
  if (typeof value !== 'number') {
    if (isPaging) throw invalid(operation, t`${name} must be a number.`)
    return
  }
  if (!Number.isFinite(value)) throw invalid(operation, t`${name} must be a finite number.`)
  if (isPaging && !(Number.isInteger(value) && value >= 1 && value <= INT32_MAX)) {
    throw invalid(operation, t`${name} must be a whole number from 1 to ${INT32_MAX}.`)
  }
}

function encode(operation: OperationId, text: string): string {
  try {
    return encodeURIComponent(text)
  } catch (cause) {
    throw new ApiError({
      kind: 'invalid',
      operation,
      message: t`The text holds a character that can’t be sent.`,
      cause,
    })
  }
}

function invalid(operation: OperationId, message: string): ApiError {
  return new ApiError({ kind: 'invalid', operation, message })
}
