import type { SkipToken } from '@tanstack/react-query'
import { isSearchTooShort } from '#model/reading/platform/learned.ts'
import type { Found } from './found.ts'

export type Source = {
  label: string
  /** What a miss is called: "Not a customer, product or coupon". */
  noun: string
  query: { queryKey: readonly unknown[] }
  found: (data: never) => Found[]
  /** Whether the answer shows that the platform did not look for what it was asked. */
  isIgnored?: (data: never) => boolean
}

type ReadQuery<Data> = {
  queryKey: readonly unknown[]
  queryFn?: ((context: never) => Data | Promise<Data>) | SkipToken
}

/** Whether a field holds the text, in any case. */
export const has =
  <Field extends string>(wanted: string, field: Field) =>
  (item: Partial<Record<Field, string>>) =>
    item[field]?.toLowerCase().includes(wanted.toLowerCase())

/** Shows only what fits; if something does not, the platform did not look for it. */
export function checked<Item>(
  label: string,
  noun: string,
  query: ReadQuery<{ items: Item[] }>,
  fits: (item: Item) => boolean | undefined,
  foundOf: (item: Item) => Found,
): Source {
  const found = ({ items }: { items: Item[] }) => items.filter(fits).map(foundOf)
  const isIgnored = ({ items }: { items: Item[] }) => items.some((item) => !fits(item))
  return { ...source(label, noun, query, found), isIgnored }
}

export function source<Data>(
  label: string,
  noun: string,
  query: ReadQuery<Data>,
  found: (data: Data) => Found[],
): Source {
  return { label, noun, query, found }
}

/** Whether this platform is known to refuse a search for so little, so that it isn't asked. */
export function isTooShort({ query }: Source): boolean {
  const [operation, params] = query.queryKey as [string, { query?: unknown } | undefined]
  return typeof params?.query === 'string' && isSearchTooShort(operation, params.query)
}
