import { createHash } from 'node:crypto'
import { type ParseOptions, parse } from '@messageformat/parser'

/*
 * A text as a tree, read from ICU MessageFormat and written as such. Elements are numbered tags:
 * `<0>the terms</0>`. Everything else that stands in a sentence is a named place: `{email}`.
 */
export type Part =
  | string
  | { value: string }
  | { count: string; forms: Record<string, Part[]> }
  | { tag: string; parts: Part[] }

type Token = ReturnType<typeof parse>[number]
type Category = NonNullable<ParseOptions['cardinal']>[number]

/** Throws with the reason if the text is not valid, or uses what Counter's texts do without. */
export function parseMessage(text: string, language = 'en'): Part[] {
  const cardinal = pluralCategories(language) as Category[]
  return withTags(parse(text, { cardinal, strict: true }).flatMap((token) => partOf(token)))
}

/** The forms that a language tells apart, in one order on every machine. */
export const pluralCategories = oncePerLanguage((language) => {
  const { pluralCategories: own } = new Intl.PluralRules(language).resolvedOptions()
  return ['zero', 'one', 'two', 'few', 'many', 'other'].filter((each) =>
    own.includes(each as never),
  )
})

/** Making the rules of a language took half the time in which all catalogues are checked. */
export function oncePerLanguage<Answer>(ask: (language: string) => Answer) {
  const known = new Map<string, Answer>()
  return (language: string): Answer => {
    const answer = known.get(language) ?? ask(language)
    known.set(language, answer)
    return answer
  }
}

function partOf(token: Token | { type: 'octothorpe' }): Part[] {
  if (token.type === 'content') return token.value ? [token.value] : []
  if (token.type === 'argument') return [{ value: token.arg }]
  if (token.type === 'octothorpe') throw new Error('“#” counts without our grouping: name it')
  if (token.type !== 'plural') throw new Error(`“${token.type}” is not used in these texts`)
  if (token.pluralOffset) throw new Error('An offset is not used in these texts')
  const forms = token.cases.map(({ key, tokens }) => {
    if (key.startsWith('=')) throw new Error(`“${key}” is not used: write the language’s forms`)
    return [key, withTags(tokens.flatMap((inner) => partOf(inner)))] as const
  })
  return [{ count: token.arg, forms: Object.fromEntries(forms) }]
}

/** Finds the tags in what the parser of ICU takes for text. */
function withTags(flat: Part[]): Part[] {
  const open: { tag: string; parts: Part[] }[] = []
  const whole: Part[] = []
  const add = (part: Part) => {
    const parts = open.at(-1)?.parts ?? whole
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else if (part !== '') parts.push(part)
  }
  for (const part of flat) {
    if (typeof part !== 'string') {
      add(part)
      continue
    }
    part.split(/(<\/?\d+>)/).forEach((piece, at) => {
      if (at % 2 === 0) return add(piece)
      const tag = piece.replaceAll(/\D/g, '')
      if (!piece.startsWith('</')) {
        open.push({ tag, parts: [] })
        return undefined
      }
      const closed = open.pop()
      if (closed?.tag !== tag) throw new Error(`${piece} closes nothing`)
      return add(closed)
    })
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)?.tag}> isn’t closed`)
  return whole
}

export function printMessage(parts: readonly Part[], inPlural = false): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return quoted(part, inPlural)
      if ('value' in part) return `{${part.value}}`
      if ('tag' in part) return `<${part.tag}>${printMessage(part.parts, inPlural)}</${part.tag}>`
      const forms = Object.entries(part.forms).map(
        ([key, of]) => `${key} {${printMessage(of, true)}}`,
      )
      return `{${part.count}, plural, ${forms.join(' ')}}`
    })
    .join('')
}

function quoted(text: string, inPlural: boolean): string {
  const special = inPlural ? /[{}#]+/g : /[{}]+/g
  return text.replaceAll("'", "''").replaceAll(special, "'$&'")
}

/**
 * What a text needs from the code, each once, in the order in which a marked call passes it on:
 * `email` a value, `#count` a number that chooses a form, `<0` an element.
 */
export function slotsOf(parts: readonly Part[]): string[] {
  const all = parts.flatMap((part): string[] => {
    if (typeof part === 'string') return []
    if ('value' in part) return [part.value]
    if ('tag' in part) return [`<${part.tag}`, ...slotsOf(part.parts)]
    return [`#${part.count}`, ...Object.values(part.forms).flatMap((form) => slotsOf(form))]
  })
  return [...new Set(all)]
}

/** A message is its English and, where that has two meanings, its context. */
export function idOf(message: string, context = ''): string {
  const digest = createHash('sha256').update(`${context}\u0004${message}`).digest('hex')
  return BigInt(`0x${digest.slice(0, 16)}`)
    .toString(36)
    .padStart(8, '0')
    .slice(-8)
}
