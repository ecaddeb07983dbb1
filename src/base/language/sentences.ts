import { t } from '#base/language/words.ts'

/** Between two sentences: Chinese and Japanese have no space there. */
export const betweenSentences = t({ message: ' ', context: 'CLDR' })

export const sentences = (items: readonly (string | false | null | undefined)[]) =>
  items.filter(Boolean).join(betweenSentences)

/** With a full stop, unless it has one. */
export const sentence = (words: string) =>
  words.replace(/[.。]?$/, t({ message: '.', context: 'CLDR' }))

/** Without it, where something else goes on. */
export const unended = (words: string) => words.replace(/[.。]$/, '')

/** Where words that end with a question of their own got the full stop of the text around them. */
export const endedOnce = (text: string) => text.replace(/([?？؟])[.。]$/, '$1')

/** With the colon of the language. */
export const labelled = (label: string, value: string) => t`${label}: ${value}`

/** With the brackets of the language; a list in one text, the part of an id in another. */
export const inBrackets = (name: string, list: string) => t`${name} (${list})`

/** With the quotes of the language. */
export const inQuotes = (text: string) => t`“${text}”`

/** Of which the last has no full stop, as lines of facts have none. */
export const twoSentences = (first: string, second: string) =>
  t({
    message: `${first}. ${second}`,
    comment: 'Two sentences in one line of facts, which ends without a full stop.',
  })
