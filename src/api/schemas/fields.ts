import * as z from 'zod/mini'

/*
 * Answers are read leniently: a field that is missing, null or of another type reads as undefined
 * (a list as empty), so that one odd value never takes a record down, and one odd record never a
 * page. Fields that are not named here never enter the page; secrets enter it as "set or not".
 */
const lenient = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined)

export const text = lenient(z.string())
export const number = lenient(z.number())
export const flag = lenient(z.boolean())
/** An ISO 8601 date-time in UTC or a plain date, as sent; parsed where it is shown. */
export const date = lenient(z.string())
/** The only field that a record cannot do without; an empty one is shown, and never linked. */
export const id = z.catch(z.string(), '')

/** Lists that are shown without what of them could not be read. */
const incomplete = new WeakSet<object>()

/** A list whose unreadable entries are left out. */
export const list = <Schema extends z.ZodMiniType>(item: Schema) =>
  z.pipe(
    z.catch(z.nullable(z.array(lenient(item))), null),
    z.transform((entries) => {
      const readable = (entries ?? []).filter((entry) => entry !== undefined)
      if (readable.length !== entries?.length) incomplete.add(readable)
      return readable
    }),
  )

/** Whether all of a list was read: only then is what it does not show not there. */
export const isComplete = (entries: readonly unknown[]) => !incomplete.has(entries)

/** As `isComplete`, for records that are looked for by their id. */
export const isCompleteById = (records: readonly { id: string }[]) =>
  isComplete(records) && records.every((named) => named.id !== '')

export const texts = list(z.string())

/** Deeper than this nobody reads, and much deeper a browser cannot even write it down again. */
const DEEPEST = 64
const TOO_DEEP = `(nested more than ${DEEPEST} levels deep)`

function levelled(value: unknown, level = 1): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (level > DEEPEST) return TOO_DEEP
  if (Array.isArray(value)) return value.map((entry) => levelled(entry, level + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, levelled(entry, level + 1)]),
  )
}

/** A free map; keys are whatever the service sends, and so are values down to a sane depth. */
export const map = z.catch(
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((entries) => levelled(entries) as Record<string, unknown>),
  ),
  () => ({}),
)

/** A nested record that not every record has. */
export const one = <Schema extends z.core.$ZodType>(record: Schema) => lenient(record)

/** A service secret: true when it is set. The value itself is dropped here, whoever sent it. */
export const secret = z.pipe(
  z.optional(z.unknown()),
  z.transform((value: unknown) => value === true || (typeof value === 'string' && value !== '')),
)

/** Identity and creation, which nearly every record carries. */
export const record = { id, dateCreated: date }
