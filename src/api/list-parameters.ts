import type { OperationId, Operations } from './operations.ts'
import type { Paging } from './client.ts'
import type { Value } from './request.ts'

/*
 * Counter names a list parameter like the wire, but starts it in lower case (`UsesFrom`,
 * `usesFrom`). Only `Sorts` becomes `sort`, because Counter sorts by one field.
 */
type OwnName<Wire extends string> = Wire extends 'Sorts' ? 'sort' : Uncapitalize<Wire>

export type ListOperation = {
  [Id in OperationId]: 'Page' extends Operations[Id]['query'][number] ? Id : never
}[OperationId]

/** A list query under Counter’s names, with dates as UTC instants. */
export type ListQuery<Id extends ListOperation> = {
  [Wire in Operations[Id]['query'][number] as OwnName<Wire>]?: Value
} & { sort?: string; page?: number; pageSize?: number }

export const DEFAULT_PAGE_SIZE = 20

/** Always sends page and size, because the service does not document its defaults. */
export function listParameters<Wire extends string>(
  wireNames: readonly Wire[],
  query: Record<string, Value>,
) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query
  const complete: Record<string, Value> = { ...query, page, pageSize }
  const pairs = wireNames.map((wire) => [wire, complete[ownName(wire)]] as const)
  return Object.fromEntries(pairs) as Record<Wire, Value> & Paging
}

function ownName(wire: string): string {
  return wire === 'Sorts' ? 'sort' : wire.charAt(0).toLowerCase() + wire.slice(1)
}
