/** IDs are UUIDs (specification), whose letters mean the same in either case. No ID is like none. */
export const isSameId = (one: string | undefined, other: string | undefined) =>
  Boolean(one) && one?.toLowerCase() === other?.toLowerCase()
