/**
 * Says why something failed in the codes and names of the error and its causes. Messages are left
 * out, because they can quote what a customer wrote.
 */
export function causeOf(error: unknown): string {
  const words: string[] = []
  for (let next = error, depth = 0; next instanceof Error && depth < 5; depth += 1) {
    const code = 'code' in next && typeof next.code === 'string' ? next.code : nameOf(next)
    if (words.at(-1) !== code) words.push(code)
    next = next.cause
  }
  return words.join(' < ') || typeof error
}

/** Libraries seldom name their errors, but their classes have names. */
const nameOf = (error: Error) => (error.name === 'Error' ? error.constructor.name : error.name)

/** Where an unexpected error was thrown. */
export function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const lines = (error.stack ?? '').replace(error.message, '').split('\n')
  return lines.flatMap((line) => /^\s+at (.+)$/.exec(line)?.[1] ?? []).slice(0, 8)
}
