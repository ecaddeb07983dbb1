import { maskedText } from '#base/text/masked-text.ts'
import { ownedMap } from '#base/storage/owned.ts'

/*
 * Brackets that nobody types mark what must be replaced before a text is sent, however long it is
 * and even if a part of it was deleted.
 */
const BLANK = /⟦[^⟦⟧]*⟧?|⟧|\{\{(?:(?!\{\{|\}\})[\s\S])*\}\}|\{\{\p{L}[^{}\n]*/gu
const KEY = /⟪[^⟪⟫]*⟫/gu
const KEY_OR_PART = /⟪[^⟪⟫]*⟫?|⟫/gu

const keys = ownedMap<string, string>()

export const blank = (name: string) => `⟦${name.replaceAll(/[⟦⟧\n]/gu, ' ')}⟧`

export function hiddenKey(text: string): string {
  const mask = maskedText(text)
  for (let number = 1; ; number += 1) {
    const name = `⟪${mask}${number > 1 ? ` ${number}` : ''}⟫`
    if ((keys.get(name) ?? text) === text) {
      keys.set(name, text)
      return name
    }
  }
}

export const withKeys = (text: string) => text.replaceAll(KEY, (name) => keys.get(name) ?? name)

/** The text as a template without its keys, because each reply has its own. */
export const withoutKeys = (text: string) => text.replaceAll(KEY, '{{key}}')

/** The same for a text that was sent, as far as this page inserted the keys. */
export function withoutSentKeys(text: string): string {
  let template = text
  for (const key of keys.values()) template = template.replaceAll(key, '{{key}}')
  return template
}

export const keyCount = (text: string) => (text.match(KEY) ?? []).length

export type Blank = { start: number; end: number }

/** What must be filled in before the text may be sent, such as a key that an earlier page held. */
export function blanksIn(text: string): Blank[] {
  const blanks = [...text.matchAll(BLANK)]
  const lost = [...text.matchAll(KEY_OR_PART)].filter(([name]) => !keys.has(name))
  return [...blanks, ...lost]
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
    .toSorted((a, b) => a.start - b.start)
}

export function blankAfter(text: string, cursor: number): Blank | undefined {
  const blanks = blanksIn(text)
  return blanks.find(({ start }) => start >= cursor) ?? blanks[0]
}
