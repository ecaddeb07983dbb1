/** Names of people by ticket id in lower case. */
export type Assigned = Readonly<Record<string, string>>

const MOST_PEOPLE = 100

/** '' is nobody. */
export const holderOf = (assigned: Assigned, ticketId: string): string =>
  assigned[ticketId.toLowerCase()] ?? ''

export type Whose = 'mine' | 'nobody'

export function isHeld(holder: string, whose: Whose, me: string): boolean {
  return whose === 'nobody' ? holder === '' : holder !== '' && holder === me
}

/** A ticket's holder as colleagues speak of them. */
export function holderWords(holder: string, me: string): string {
  if (holder === '') return 'Nobody'
  return holder === me ? 'You' : holder
}

type Known = { here: readonly string[]; assigned: Assigned; ours: readonly string[] }

/** Whom a ticket can be given to: who is here first, then who has any, then all other names. */
export function peopleKnown({ here, assigned, ours }: Known): string[] {
  const holders = [...new Set(Object.values(assigned))].toSorted((a, b) => a.localeCompare(b))
  const names = [...here, ...holders, ...ours].map((name) => name.trim())
  return [...new Set(names)].filter(isName).slice(0, MOST_PEOPLE)
}

/** What the host takes for a name. */
const isName = (name: string) => name !== '' && name.length <= 80 && !/\p{Cc}/u.test(name)
