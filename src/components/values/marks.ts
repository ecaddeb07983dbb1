const counts = new WeakMap<Element, Map<string, number>>()

/** Sets an attribute until the last element that asked for it is gone. */
function mark(holder: Element | null, name: string): () => void {
  if (!holder) return () => undefined
  const names = counts.get(holder) ?? new Map<string, number>()
  counts.set(holder, names)
  function add(change: number) {
    const count = (names.get(name) ?? 0) + change
    names.set(name, count)
    holder?.toggleAttribute(name, count > 0)
  }
  add(1)
  return () => add(-1)
}

/**
 * For a `ref`: marks the body while the element exists, so that other parts make room for it. With
 * `body:has()` the browser would restyle every cell whenever anything on the page comes or goes.
 */
export const marksBody = (name: `data-has-${string}`) => () => mark(document.body, name)

/** The same for parts that share a table or ledger with the element. */
export const marksLedger = (name: `data-has-${string}`) => (element: Element | null) =>
  mark(element?.closest('table, [data-ledger]') ?? null, name)
