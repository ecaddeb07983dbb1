/** Characters: the longest valid email address, and some room. */
const LONGEST = 320

export function searchableEmail(email: string | undefined): string | undefined {
  const text = email?.trim()
  return text && text.length <= LONGEST ? text : undefined
}

export const shortEmail = (email: string) =>
  email.length > LONGEST ? `${email.slice(0, LONGEST)}…` : email

/** Filters match parts, so "ann@a.de" also finds "joann@a.de"; this compares whole addresses. */
export function isSameEmail(found: string | undefined, email: string | undefined): boolean {
  return found !== undefined && found.trim().toLowerCase() === email?.trim().toLowerCase()
}

export function mailtoOf(email: string | undefined): string | undefined {
  if (!email || !/^[^\s@<>()[\]\\,;:"?&%]+@[^\s@<>()[\]\\,;:"?&%]+$/.test(email)) return undefined
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}

/** Whether a part of an address finds its customer is not documented, so the screen says so. */
export const EXPERIMENT = '@'
