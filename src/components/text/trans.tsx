import type { ReactNode } from 'react'

/**
 * A sentence with elements in it, translated whole: `<Trans>Read <b>the terms</b> of {name}</Trans>`.
 * Like `t`, it is gone once a build has put a language's words in its place.
 */
export function Trans({ children }: { children: ReactNode; context?: string; comment?: string }) {
  return children
}
