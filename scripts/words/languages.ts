import { textsOf, translatedLanguages } from './catalogue.ts'
import { findHostMessages } from './extract.ts'
import { type Part, idOf, parseMessage } from './message.ts'
import type { Marked } from './plugin.ts'
import { INVENTED, pseudo } from './pseudo.ts'
import { standardTexts } from './standard.ts'

export type Spoken = {
  language: string
  /** The text for a message’s id; undefined leaves the English. */
  textOf: (id: string) => string | undefined
  /** How many of a build’s texts it says, of 1; never rounded up to all. */
  share: number
}

/** The languages that have a catalogue, for the texts that a build marked. */
export function readLanguages(messages: Marked): Spoken[] {
  const ids = Object.keys(messages)
  return translatedLanguages().map((language) => {
    const texts = textsOf(language)
    const said = ids.filter((id) => texts.has(id)).length
    return { language, textOf: (id) => texts.get(id), share: said / ids.length }
  })
}

/**
 * What the host itself says in a language, by its English; what is not translated is left out.
 * @public for build-languages.mjs.
 */
export function hostWords({ language, textOf }: Pick<Spoken, 'language' | 'textOf'>) {
  const said = findHostMessages().flatMap(({ message, context }) => {
    const text = textOf(idOf(message, context))
    return text === undefined ? [] : [[plain(message), plain(text, language)] as const]
  })
  return Object.fromEntries(said)
}

const MOST_FORMS = 12

/**
 * Every text as it may stand on a page, `{}` for each value, to tell a wrong one by its id.
 * @public for build-languages.mjs.
 */
export function saidTexts(
  messages: Marked,
  { language, textOf }: Pick<Spoken, 'language' | 'textOf'>,
) {
  const said = Object.keys(messages).flatMap((id) => {
    const text = textOf(id)
    return text === undefined ? [] : [[id, formsOf(parseMessage(text, language))] as const]
  })
  return Object.fromEntries(said)
}

function formsOf(parts: readonly Part[]): string[] {
  return parts.reduce<string[]>(
    (before, part) =>
      before.flatMap((start) => variantsOf(part).map((end) => start + end)).slice(0, MOST_FORMS),
    [''],
  )
}

function variantsOf(part: Part): string[] {
  if (typeof part === 'string') return [part]
  if ('value' in part) return ['{}']
  return 'tag' in part ? formsOf(part.parts) : Object.values(part.forms).flatMap(formsOf)
}

/** Without the signs of ICU: these have places, but neither plurals nor tags. */
function plain(text: string, language?: string): string {
  const parts = parseMessage(text, language)
  return parts
    .map((part) => (typeof part === 'string' ? part : 'value' in part ? `{${part.value}}` : ''))
    .join('')
}

/** An invented language, which says everything. */
export function inventedLanguage(messages: Marked): Spoken {
  const standard = standardTexts(INVENTED)
  const ofHost = new Map(findHostMessages().map(({ message }) => [idOf(message), message]))
  const textOf = (id: string) => {
    const message = messages[id]?.message ?? ofHost.get(id)
    return message === undefined ? undefined : (standard.get(id) ?? pseudo(message))
  }
  return { language: INVENTED, textOf, share: 1 }
}
