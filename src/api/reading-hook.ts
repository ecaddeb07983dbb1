import type { OperationId } from './operations.ts'

type Params = Readonly<Record<string, string>>
type Hook = <Item>(operation: OperationId, params: Params, item: Item) => Item

let hook: Hook | undefined

/**
 * Every record read for a screen passes here: whoever has written to it may recognise what became of
 * that, and puts in what the service has confirmed already and this reading does not show yet.
 */
export function setReadingHook(next: Hook | undefined) {
  hook = next
}

export const asConfirmed: Hook = (operation, params, item) =>
  hook?.(operation, params, item) ?? item
