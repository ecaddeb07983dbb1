/** Characters: the longest valid email address, and some room. */
const LONGEST = 320

/** An address by which orders and reviews can be filtered; undefined if it is empty or too long. */
export function searchableEmail(email: string | undefined): string | undefined {
  const text = email?.trim()
  return text && text.length <= LONGEST ? text : undefined
}

/** Cuts an address that is too long to be valid, so that it fits in one line. */
export const shortEmail = (email: string) =>
  email.length > LONGEST ? `${email.slice(0, LONGEST)}…` : email

/** Filters match parts, so "ann@a.de" also finds "joann@a.de"; this compares whole addresses. */
export function isSameEmail(found: string | undefined, email: string | undefined): boolean {
  return found !== undefined && found.trim().toLowerCase() === email?.trim().toLowerCase()
}

/** A link to write to exactly this address; undefined unless the address is plainly valid. */
export function mailtoOf(email: string | undefined): string | undefined {
  if (!email || !/^[^\s@<>()[\]\\,;:"?&%]+@[^\s@<>()[\]\\,;:"?&%]+$/.test(email)) return undefined
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
