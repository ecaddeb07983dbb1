import type { Variant } from '#api/schemas/products.ts'

/** Invisible characters, and those that no keyboard has. */
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Normalises a text to what can be read and typed: any run of blanks is one, invisible characters
 * go.
 */
const typeable = (text: string) =>
  text.normalize('NFC').replaceAll(UNSEEN, unseenBlank).replaceAll(/\s+/g, ' ').trim()

/** Some blanks, such as line breaks, are also control characters. */
const unseenBlank = (character: string) => (/\s/.test(character) ? ' ' : '')

/** The text to type to confirm a deletion: the variant's name, else its id as shown. */
export const nameToType = ({ name = '', id }: Pick<Variant, 'name' | 'id'>): string =>
  typeable(name) || id.slice(0, 8)

/** An empty text never confirms. */
export const isTyped = (typed: string, wanted: string): boolean =>
  wanted !== '' && typeable(typed) === typeable(wanted)
