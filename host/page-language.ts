import { getCookie } from 'hono/cookie'
import { parseAccept } from 'hono/utils/accept'
import type { HostContext } from './context.ts'

/** Written by Preferences: no secret, so scripts may read it. */
const cookieName = 'counter-language'
/** Browsers name a dozen languages at most. */
const longest = 1_000

/**
 * The language of this build that the address asks for, as a sheet for somebody else does, or else
 * the one that its reader chose or whose browser likes best.
 */
export function pageLanguage(c: HostContext, languages: Iterable<string>) {
  const known = [...languages]
  const asked = c.req.query('language')
  if (asked !== undefined && ['en', ...known].includes(asked)) return asked
  return chooseLanguage(getCookie(c, cookieName), c.req.header('accept-language'), known)
}

/** Which one, as in a lookup of RFC 4647, that also takes pt-BR for pt; English is always there. */
export function chooseLanguage(
  chosen: string | undefined,
  accepted: string | undefined,
  languages: Iterable<string>,
) {
  const known = ['en', ...languages]
  if (chosen !== undefined && known.includes(chosen)) return chosen
  for (const { type, q } of parseAccept((accepted ?? '').slice(0, longest))) {
    const language = q > 0 && findLanguage(type.toLowerCase(), known)
    if (language) return language
  }
  return 'en'
}

/** Calls nothing, since it stands in pages as well. @public for the static deployment. */
export function findLanguage(range: string, known: readonly string[]) {
  const parts = range.split('-')
  // Whoever reads traditional Chinese is better served by the next language than by simplified.
  const least = /^zh-(?!hans|(?:cn|sg)$)/.test(range) ? 1 : 0
  for (let length = parts.length; length > least; length -= 1) {
    const shorter = parts.slice(0, length).join('-')
    const language = known.find((one) => one.toLowerCase() === shorter)
    if (language) return language
  }
  return least ? undefined : known.find((one) => one.toLowerCase().startsWith(`${parts[0]}-`))
}

/** English that is not known, or not translated yet, stays. */
export type Say = (english: string, values?: Record<string, string | number | undefined>) => string

/** Says what the host itself has to say; what the platform says stays as it is. */
export function sayIn(words: Readonly<Record<string, string>> = {}): Say {
  return (english, values = {}) => {
    if (Object.hasOwn(words, english)) return words[english]!
    const known = Object.entries(values).filter(([, value]) => value !== undefined)
    const pattern = known.reduce(
      (text, [name, value]) => text.replace(String(value), `{${name}}`),
      english,
    )
    if (!Object.hasOwn(words, pattern)) return english
    return known.reduce(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      words[pattern]!,
    )
  }
}
