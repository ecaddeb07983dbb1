/** IDs are UUIDs (specification), whose letters mean the same in either case. No ID is like none. */
export const isSameId = (one: string | undefined, other: string | undefined) =>
  Boolean(one) && one?.toLowerCase() === other?.toLowerCase()

/** Tells records apart by their ID, or by a name where there is none. */
export const idOrName = (id: string | undefined, name = '') => id?.toLowerCase() || name

/** Each ID once, as it came first. */
export const eachId = (ids: readonly (string | undefined)[]): string[] =>
  ids.flatMap((id, at) => (id && ids.findIndex((one) => isSameId(one, id)) === at ? id : []))
