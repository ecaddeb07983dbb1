/** The longest address that e-mail knows, and some room. */
const LONGEST = 320

/** What orders and reviews can be asked for; undefined when the address is no use for that. */
export function searchableEmail(email: string | undefined): string | undefined {
  const text = email?.trim()
  return text && text.length <= LONGEST ? text : undefined
}

/** A filter may find more than the whole address: "ann@a.de" is also in "joann@a.de". */
export function isSameEmail(found: string | undefined, email: string | undefined): boolean {
  return found !== undefined && found.trim().toLowerCase() === email?.trim().toLowerCase()
}

/** A link that starts a message to exactly this address; undefined when it is not plainly one. */
export function mailtoOf(email: string | undefined): string | undefined {
  if (!email || !/^[^\s@<>()[\]\\,;:"?&%]+@[^\s@<>()[\]\\,;:"?&%]+$/.test(email)) return undefined
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
