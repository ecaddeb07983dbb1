import * as z from 'zod/mini'

const PAGE_SIZES = [10, 20, 50, 100] as const
export const DEFAULT_PAGE_SIZE = 20
/** The largest integer int32 (specification, "Limits"). */
export const INT32_MAX = 2_147_483_647

/*
 * What a page's address may say. Parameters arrive as text and are read strictly one by one:
 * a malformed one is dropped, never an error page. An empty one is no parameter.
 */
const dropped = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined)

export const textParameter = dropped(z.string().check(z.trim(), z.minLength(1), z.maxLength(2048)))

/* Text from the address, or the value itself from a link within the application. */
const read = <Schema extends z.core.$ZodType<string>, Value>(
  written: Schema,
  value: (text: string) => Value,
) => z.pipe(written, z.transform(value as (text: z.output<Schema>) => Value))

const integer = z.union([z.number(), read(z.string().check(z.regex(/^-?\d{1,10}$/)), Number)])
const decimal = z.union([
  z.number(),
  read(z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,10})?$/)), Number),
])

export const integerParameter = (minimum: number, maximum = INT32_MAX) =>
  dropped(z.pipe(integer, z.int().check(z.gte(minimum), z.lte(maximum))))
export const numberParameter = dropped(decimal)
export const flagParameter = dropped(
  z.union([z.boolean(), read(z.enum(['true', 'false']), (word) => word === 'true')]),
)

/** `-dateCreated` is newest first: a field name, a leading `-` meaning descending. */
const sortParameter = dropped(z.string().check(z.regex(/^-?[A-Za-z][A-Za-z0-9.]{0,63}$/)))

/** What every list address may carry. Page and PageSize: 1 to 2147483647 by the specification. */
export const listQueryFields = {
  sort: sortParameter,
  page: integerParameter(1),
  pageSize: dropped(z.pipe(integer, z.literal([...PAGE_SIZES]))),
}

export type ListQuery = { sort?: string; page?: number; pageSize?: number }
