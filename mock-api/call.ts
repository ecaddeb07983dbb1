import { type OperationId, operations } from '#api/operations.ts'
import { en } from 'zod/locales'
import type * as z from 'zod/mini'
import type { Database, Store } from './database.ts'

export type Call = {
  operation: OperationId
  database: Database
  parameters: Record<string, string>
  query: URLSearchParams
  contentType: string
  body: string
}

export type Answer = { status: 200 | 201; envelope: Record<string, unknown> }

export type Handler = (call: Call) => Answer

/** Becomes a refusal in the generic envelope. */
export class Failure extends Error {
  override name = 'Failure'
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 429 | 500
  readonly code: string

  constructor(status: Failure['status'], code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const found = (data: unknown): Answer => ({
  status: 200,
  envelope: { success: true, message: null, code: null, data },
})
export const created = (data: unknown): Answer => ({ ...found(data), status: 201 })

export function storeOf({ database, parameters }: Call): Store {
  return byId(database.stores, parameters['storeId'], 'STORE')
}

export function byId<Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string | undefined,
  noun: string,
): Entry {
  const wanted = id?.toLowerCase()
  return orNotFound(
    entries.find((entry) => entry.id === wanted),
    noun,
  )
}

export function orNotFound<Value>(value: Value | undefined, noun: string): Value {
  if (value !== undefined) return value
  throw new Failure(404, `${noun}_NOT_FOUND`, `There is no such ${noun.toLowerCase()}`)
}

const UUID_SHAPE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Ids in the path may be UUIDs of any version. */
export function checkParameters({ parameters }: Call) {
  refuse(
    'INVALID_ID',
    Object.entries(parameters).flatMap(([name, value]) =>
      name.endsWith('Id') && !UUID_SHAPE.test(value) ? [`${name}: not a UUID`] : [],
    ),
  )
}

export function queryProblems({ operation, query }: Call): string[] {
  const known: readonly string[] = operations[operation].query
  const names = [...query.keys()].map(canonicalName)
  return [...new Set(names)].flatMap((name) => {
    if (!known.includes(name)) return [`${name}: unknown parameter`]
    return names.indexOf(name) === names.lastIndexOf(name) ? [] : [`${name}: given twice`]
  })
}

/** Examples in the specification write these two in lower case. */
export function canonicalName(name: string) {
  return name === 'filters' ? 'Filters' : name === 'sorts' ? 'Sorts' : name
}

export function bodyOf<Output>({ body, contentType }: Call, schema: z.ZodMiniType<Output>): Output {
  if (!/^application\/json\b/i.test(contentType)) {
    throw new Failure(400, 'INVALID_BODY', 'body: Content-Type must be application/json')
  }
  const read = schema.safeParse(parsed(body), { error: en().localeError })
  if (read.success) return read.data
  const problems = read.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'body'}: ${message}`,
  )
  throw new Failure(400, 'INVALID_BODY', problems.join('; '))
}

export function refuseBody({ body }: Call) {
  if (body) throw new Failure(400, 'INVALID_BODY', 'body: this operation takes none')
}

export function refuse(code: string, problems: string[]) {
  if (problems.length) throw new Failure(400, code, problems.join('; '))
}

export function parsed(body: string, code = 'INVALID_BODY'): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Failure(400, code, 'body: not JSON')
  }
}
