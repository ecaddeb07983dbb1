/* Lists of a platform can have 100,000 numbers, more than `Math.min` or `push` take as arguments. */

type Values = readonly (number | undefined)[]

export const lowest = (values: Values) => extremeOf(values, Math.min)
export const highest = (values: Values) => extremeOf(values, Math.max)

function extremeOf(values: Values, choose: (a: number, b: number) => number) {
  const known = values.filter((value) => value !== undefined)
  return known.length > 0 ? known.reduce((one, other) => choose(one, other)) : undefined
}

/** Adds to the list itself. */
export function append<Item>(list: Item[], added: readonly Item[]): void {
  for (const item of added) list.push(item)
}
