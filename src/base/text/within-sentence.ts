import { sentenceCase, separateWords } from './sentence-case.ts'

/** A word of the platform inside a sentence: in small letters as sent, or as the language calls it. */
export function withinSentence(text: string): string {
  const [said, words] = [sentenceCase(text), separateWords(text)]
  return said.toLowerCase() === words ? words : said
}
