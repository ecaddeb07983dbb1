import type { OperationId, Operations } from './operations.ts'
import type { Paging } from './client.ts'
import type { Value } from './request.ts'

/*
 * A parameter of a list has one name on the wire (`UsesFrom`) and one in Counter (`usesFrom`): the
 * same, beginning in lower case. Only `Sorts` becomes `sort`, because Counter sorts by one field.
 */
type OwnName<Wire extends string> = Wire extends 'Sorts' ? 'sort' : Uncapitalize<Wire>

/** The operations that return a list page by page. */
export type ListOperation = {
  [Id in OperationId]: 'Page' extends Operations[Id]['query'][number] ? Id : never
}[OperationId]

/** What a list is asked for, under Counter's names. Dates are instants in UTC here. */
export type ListQuery<Id extends ListOperation> = {
  [Wire in Operations[Id]['query'][number] as OwnName<Wire>]?: Value
} & { sort?: string; page?: number; pageSize?: number }

export const DEFAULT_PAGE_SIZE = 20

/** Always names a page and its size, because the service's own defaults are not documented. */
export function listParameters<Wire extends string>(
  wireNames: readonly Wire[],
  query: Record<string, Value>,
) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query
  const asked: Record<string, Value> = { ...query, page, pageSize }
  const pairs = wireNames.map((wire) => [wire, asked[ownName(wire)]] as const)
  return Object.fromEntries(pairs) as Record<Wire, Value> & Paging
}

function ownName(wire: string): string {
  return wire === 'Sorts' ? 'sort' : wire.charAt(0).toLowerCase() + wire.slice(1)
}
