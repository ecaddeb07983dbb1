/**
 * A text as a search compares it: without regard to case, accents and the dots of a Turkish i, so
 * that "iade" finds "İade" and "resume" finds "résumé".
 */
export function folded(text: string): string {
  const small = text.toLowerCase()
  // Most texts need no more.
  if (!/[^ -~\n]/.test(small)) return small
  return small.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i')
}
