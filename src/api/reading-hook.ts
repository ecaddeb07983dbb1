import type { OperationId } from './operations.ts'

type Params = Readonly<Record<string, string>>
type Hook = <Item>(operation: OperationId, params: Params, item: Item) => Item

let hook: Hook | undefined

/**
 * Every record read for a screen passes through this hook. Open writes recognise their outcome in
 * it, and it adds confirmed changes that this read does not show yet.
 */
export function setReadingHook(next: Hook | undefined) {
  hook = next
}

export const asConfirmed: Hook = (operation, params, item) =>
  hook?.(operation, params, item) ?? item
