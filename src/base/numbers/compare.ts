export type Comparable = number | string | undefined

/** A missing value comes last. */
export function compare(first: Comparable, second: Comparable): number {
  if (first === second) return 0
  if (first === undefined) return 1
  if (second === undefined) return -1
  return first < second ? -1 : 1
}

/** Compares items by one value; missing values come last in both directions. Names: `compareShown`. */
export function comparing<Item>(
  value: (item: Item) => Comparable,
  isDescending = false,
  order = compare,
) {
  return (a: Item, b: Item): number => {
    const [first, second] = [value(a), value(b)]
    const isKnown = first !== undefined && second !== undefined
    return isDescending && isKnown ? order(second, first) : order(first, second)
  }
}
