import type { CustomerListQuery } from '#api/schemas/list-queries.ts'

/** The address with a text to search for: without one the service lists no customers at all. */
export function searchOf(search: CustomerListQuery): (CustomerListQuery & { q: string }) | null {
  const { q } = search
  return q === undefined ? null : { ...search, q }
}

/** Every filter, gone; the text stays. */
export const noFilters = {
  email: undefined,
  ipAddress: undefined,
  balanceFrom: undefined,
  balanceTo: undefined,
  processorCustomerId: undefined,
  affiliateCode: undefined,
} satisfies CustomerListQuery

export function isFiltered(search: CustomerListQuery): boolean {
  return Object.keys(noFilters).some((name) => search[name as keyof typeof noFilters] !== undefined)
}

/**
 * Stands in nearly every email address. Whether the service finds customers by a part of theirs
 * is not described, so what this finds is an experiment, and is called one.
 */
export const EXPERIMENT = '@'
