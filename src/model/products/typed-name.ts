import type { Variant } from '#api/schemas/products.ts'

/** What is drawn as nothing, and what no keyboard has. */
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/** A text as it can be read and typed: blanks of any kind and number are one, the unseen is none. */
const typeable = (text: string) =>
  text.normalize('NFC').replaceAll(UNSEEN, unseenBlank).replaceAll(/\s+/g, ' ').trim()

/** Some blanks, like line breaks, are controls too. */
const unseenBlank = (character: string) => (/\s/.test(character) ? ' ' : '')

/** What has to be typed to confirm that this variant goes: its name, else its id as it is shown. */
export const nameToType = ({ name = '', id }: Pick<Variant, 'name' | 'id'>): string =>
  typeable(name) || id.slice(0, 8)

/** Nothing is never enough. */
export const isTyped = (typed: string, wanted: string): boolean =>
  wanted !== '' && typeable(typed) === typeable(wanted)
