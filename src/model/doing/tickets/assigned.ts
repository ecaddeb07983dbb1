import { t } from '#base/language/words.ts'
import { compareNames } from '#base/language/formats.ts'

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

/** The screen's word for a ticket's holder. */
export function holderWords(holder: string, me: string): string {
  if (holder === '') return t`Nobody`
  return holder === me ? t`You` : holder
}

type Known = { here: readonly string[]; assigned: Assigned; ours: readonly string[] }

/** People to give a ticket to: those who are here first, then those who have one, then all others. */
export function peopleKnown({ here, assigned, ours }: Known): string[] {
  const holders = [...new Set(Object.values(assigned))].toSorted(compareNames)
  const names = [...here, ...holders, ...ours].map((name) => name.trim())
  return [...new Set(names)].filter(isName).slice(0, MOST_PEOPLE)
}

/** Whether the host accepts the name. */
const isName = (name: string) => name !== '' && name.length <= 80 && !/\p{Cc}/u.test(name)
