/* What the merchant’s own notes have in common, whatever record they are on. */
export const LONGEST_NOTE = 2_000
/** Two notes that became one are longer than one may be typed. */
export const LONGEST_MERGED = 3 * LONGEST_NOTE

/** Of two notes that began as one: a word too much rather than one lost. */
export function mergedNote(theirs: string, ours: string, before: string): string {
  if (theirs === before || ours.includes(theirs)) return ours
  if (ours === before || theirs.includes(ours)) return theirs
  const added = before !== '' && theirs.startsWith(before) && theirs.slice(before.length)
  return added ? ours + added : `${theirs}\n${ours}`
}

/** What was longer before may stay so long: nobody should lose words by correcting one. */
export const typedNote = (text: string, before = '') =>
  text.trim().slice(0, Math.max(LONGEST_NOTE, before.length))
