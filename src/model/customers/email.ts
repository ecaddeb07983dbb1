/** The longest address that email knows, and some room. */
const LONGEST = 320

/** What orders and reviews can be asked for; undefined when the address is no use for that. */
export function searchableEmail(email: string | undefined): string | undefined {
  const text = email?.trim()
  return text && text.length <= LONGEST ? text : undefined
}

/** The beginning of an address that is too long to be one, for places with room for one line. */
export const shortEmail = (email: string) =>
  email.length > LONGEST ? `${email.slice(0, LONGEST)}…` : email

/** A filter may find more than the whole address: "ann@a.de" is also in "joann@a.de". */
export function isSameEmail(found: string | undefined, email: string | undefined): boolean {
  return found !== undefined && found.trim().toLowerCase() === email?.trim().toLowerCase()
}

/** A link that starts a message to exactly this address; undefined when it is not plainly one. */
export function mailtoOf(email: string | undefined): string | undefined {
  if (!email || !/^[^\s@<>()[\]\\,;:"?&%]+@[^\s@<>()[\]\\,;:"?&%]+$/.test(email)) return undefined
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
