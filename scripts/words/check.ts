import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import {
  type Entry,
  type Found,
  translatedLanguages,
  readCatalogue,
  updatedCatalogue,
} from './catalogue.ts'
import { findMessages } from './extract.ts'
import { type Part, oncePerLanguage, parseMessage, pluralCategories } from './message.ts'

export type Finding = {
  language: string
  message: string
  fault: string
  /** Refuses the build; what is only told may be right. */
  isError: boolean
}

/** What a language has decided: `languages/de.yaml`. */
const decisionsSchema = z.strictObject({
  /** How each English term is said: stems, one of which has to stand in the text. */
  terms: z.record(z.string(), z.array(z.string())).optional(),
  /** How the reader is addressed, and the words of the other form, which no text says. */
  address: z.strictObject({ form: z.string(), never: z.array(z.string()).optional() }).optional(),
  /** Texts that read as in English. */
  same: z.array(z.string()).optional(),
})

export type Decisions = z.infer<typeof decisionsSchema>

/** Names and codes are the same in all languages. */
const names =
  /\b(?:Counter|API|CSV|JSON|YAML|PDF|URL|HTTPS?|IP|IDs?|SKU|EUR|USD|UTC|SSO|OIDC|Ctrl|Esc|Enter|Shift|Alt|Tab)\b/g

export function checkCatalogues(): Finding[] {
  const found = findMessages()
  return translatedLanguages().flatMap((language) =>
    checkCatalogue(language, readCatalogue(language), found, readDecisions(language)),
  )
}

function readDecisions(language: string): Decisions {
  const file = `languages/${language}.yaml`
  return existsSync(file) ? parseDecisions(file, readFileSync(file, 'utf8')) : {}
}

/** Throws one sentence with the file's name: whoever adds a language isn't a programmer. */
export function parseDecisions(file: string, yaml: string): Decisions {
  try {
    return decisionsSchema.parse(parse(yaml) ?? {})
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new Error(`${file} can’t be read: ${why.split('\n\n')[0]}`, { cause: error })
  }
}

export function checkCatalogue(
  language: string,
  entries: readonly Entry[],
  found: readonly Found[],
  decisions: Decisions,
): Finding[] {
  const wrong = entries
    .filter(({ text, isGone }) => text && !isGone)
    .flatMap(({ message, text }) =>
      faultsOf(language, message, text, decisions).map((fault) => ({ language, message, fault })),
    )
  const stale = staleOf(entries, found).map(({ message }) => ({
    language,
    message,
    fault: 'the catalogue is out of date: npm run words',
  }))
  return [...wrong, ...stale].map((finding) => ({
    ...finding,
    isError: !finding.fault.startsWith('long'),
  }))
}

/** What `npm run words` would add or take away. */
function staleOf(entries: readonly Entry[], found: readonly Found[]): Entry[] {
  const after = updatedCatalogue(entries, found)
  const before = new Set(entries.map(stateOf))
  const left = new Set(after.map(stateOf))
  return [
    ...after.filter((entry) => !before.has(stateOf(entry))),
    ...entries.filter((entry) => !entry.text && !left.has(stateOf(entry))),
  ]
}

function stateOf({ message, context = '', isGone }: Entry): string {
  return `${isGone} ${context} ${message}`
}

/** What is wrong with one translation. */
export function faultsOf(
  language: string,
  message: string,
  text: string,
  { terms = {}, address, same = [] }: Decisions = {},
): string[] {
  const english = readingOf(parseMessage(message))
  let translated: Reading
  try {
    translated = readingOf(parseMessage(text, language))
  } catch (error) {
    return [`not valid: ${(error as Error).message.split('\n')[0]}`]
  }
  const faults: string[] = []
  const lacks = [...english.places].filter((place) => !translated.places.has(place))
  const adds = [...translated.places].filter((place) => !english.places.has(place))
  if (lacks.length > 0) faults.push(`lacks ${lacks.join(', ')}`)
  if (adds.length > 0) faults.push(`has ${adds.join(', ')}, which the English doesn’t`)
  for (const forms of translated.forms) {
    const missing = pluralCategories(language).filter((category) => !forms.includes(category))
    if (missing.length > 0) faults.push(`lacks the plural ${missing.join(', ')}`)
  }
  const others = othersOf(language)
  if (others.length > 0 && translated.ones.some((form) => /(?<!\d)1(?!\d)/.test(form))) {
    faults.push(`says 1 where the same form stands for ${others.join(' and ')}: name the count`)
  }
  if (edges(message) !== edges(text)) faults.push('spaces at the ends differ')
  const isWordy = /\p{L}{2}/u.test(english.words.replaceAll(names, ''))
  if (text === message && isWordy && !same.includes(message)) faults.push('still English')
  for (const [term, stems] of Object.entries(terms)) {
    // What stands in double braces is a name of ours, in every language.
    const words = english.words.replaceAll(/\{\{.*?\}\}/g, '')
    if (!new RegExp(`\\b${term}s?\\b`, 'i').test(words)) continue
    const said = translated.words.toLocaleLowerCase(language)
    if (!stems.some((stem) => said.includes(stem.toLocaleLowerCase(language)))) {
      faults.push(`“${term}” is not said by ${stems.join(' or ')}`)
    }
  }
  const said: readonly string[] =
    translated.words.toLocaleLowerCase(language).match(/\p{L}+/gu) ?? []
  const other = address?.never?.find((word) => said.includes(word))
  if (other !== undefined) faults.push(`“${other}”, though the reader is ${address?.form}`)
  const most = english.longest * 1.4 + 12
  if (translated.longest > most) faults.push(`long: ${translated.longest} of ${Math.round(most)}`)
  return faults
}

type Reading = {
  /** Values, counts and elements; a value may be left out of some plural forms, not of all. */
  places: Set<string>
  forms: string[][]
  /** The words of each form for one. */
  ones: string[]
  words: string
  /** Letters in the longest way through its forms. */
  longest: number
}

function readingOf(parts: readonly Part[]): Reading {
  const reading: Reading = { places: new Set(), forms: [], ones: [], words: '', longest: 0 }
  const take = (inner: Reading) => {
    for (const place of inner.places) reading.places.add(place)
    reading.forms.push(...inner.forms)
    reading.ones.push(...inner.ones)
    reading.words += ` ${inner.words} `
  }
  for (const part of parts) {
    if (typeof part === 'string') {
      reading.words += part
      reading.longest += part.length
    } else if ('value' in part) {
      reading.places.add(`{${part.value}}`)
      reading.words += ' '
    } else if ('tag' in part) {
      const inner = readingOf(part.parts)
      reading.places.add(`<${part.tag}>`)
      reading.longest += inner.longest
      take(inner)
    } else {
      const inner = Object.values(part.forms).map((form) => readingOf(form))
      reading.places.add(`plural {${part.count}}`)
      reading.forms.push(Object.keys(part.forms))
      reading.longest += Math.max(...inner.map(({ longest }) => longest))
      for (const each of inner) take(each)
      if (part.forms['one']) reading.ones.push(readingOf(part.forms['one']).words)
    }
  }
  return reading
}

/** The first other numbers that have the form for one: 0 in French, 21 in Ukrainian. */
const othersOf = oncePerLanguage((language) => {
  const rules = new Intl.PluralRules(language)
  return [0, 21].filter((number) => rules.select(number) === 'one')
})

function edges(text: string): string {
  return `${/^\s*/.exec(text)?.[0]}|${/\s*$/.exec(text)?.[0]}`
}
