import { textsOf, translatedLanguages } from './catalogue.ts'
import type { Marked } from './plugin.ts'
import { pseudo } from './pseudo.ts'
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

/** An invented language that says everything: `en-XA`, or `ar-XB` from right to left. */
export function inventedLanguage(messages: Marked, language: 'en-XA' | 'ar-XB'): Spoken {
  const isRtl = language === 'ar-XB'
  const standard = standardTexts(language)
  const textOf = (id: string) => {
    const message = messages[id]?.message
    if (message === undefined) return undefined
    return standard.get(id) ?? pseudo(message, { language, isRtl })
  }
  return { language, textOf, share: 1 }
}
