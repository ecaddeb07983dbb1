import * as z from 'zod/mini'
import { t } from '#base/language/words.ts'

/*
 * Schemas read answers leniently: a field that is missing, null or of another type becomes
 * undefined (a list becomes empty), so one odd value never breaks a record, nor one odd record a
 * page. Unnamed fields never enter the page, and a secret enters it only as "set or not".
 */
const lenient = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined)

export const text = lenient(z.string())
/** A number, also one sent as text; text that is read in two ways ("1,234") is none. */
export const number = lenient(
  z.union([
    z.number(),
    z.pipe(z.string().check(z.regex(/^-?\d{1,15}(?:\.\d{1,15})?$/)), z.transform(Number)),
  ]),
)
export const flag = lenient(z.boolean())
/** An ISO 8601 date-time in UTC or a plain date, unparsed. The years 0 and 1 mean "no date". */
export const date = lenient(z.string().check(z.regex(/^(?!000[01]-)./)))
/** The only required field. A record with an empty id is shown but not linked. */
export const id = z.catch(z.string(), '')

const incomplete = new WeakSet<object>()

export const list = <Schema extends z.ZodMiniType>(item: Schema) =>
  z.pipe(
    z.catch(z.nullable(z.array(lenient(item))), null),
    z.transform((entries) => {
      const readable = (entries ?? []).filter((entry) => entry !== undefined)
      if (readable.length !== entries?.length) incomplete.add(readable)
      return readable
    }),
  )

/** Only in a complete list does a missing entry prove absence. */
export const isComplete = (entries: readonly unknown[]) => !incomplete.has(entries)

/** Like `isComplete`, for records that are searched by id. */
export const isCompleteById = (records: readonly { id: string }[]) =>
  isComplete(records) && records.every((named) => named.id !== '')

export const texts = list(z.string())

/** Nobody reads deeper, and browsers cannot serialise much deeper values. */
const DEEPEST = 64
const TOO_DEEP = t`(nested more than ${DEEPEST} levels deep)`

function levelled(value: unknown, level = 1): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (level > DEEPEST) return TOO_DEEP
  if (Array.isArray(value)) return value.map((entry) => levelled(entry, level + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, levelled(entry, level + 1)]),
  )
}

/** The service chooses keys and values; values are cut at `DEEPEST`. */
export const map = z.catch(
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((entries) => levelled(entries) as Record<string, unknown>),
  ),
  () => ({}),
)

/** Without an id and anything else, a record stands for none, as an empty object does. */
export const one = <Schema extends z.core.$ZodType>(schema: Schema) =>
  lenient(
    z.pipe(
      schema,
      z.transform((found: z.output<Schema>) =>
        Object(found).id === '' && !Object.values(found as object).some(Boolean)
          ? undefined
          : found,
      ),
    ),
  )

/** A service secret: true if set. The parser drops its value. */
export const secret = z.pipe(
  z.optional(z.unknown()),
  z.transform((value: unknown) => value === true || (typeof value === 'string' && value !== '')),
)

export const record = { id, dateCreated: date }
