import type { Variant } from '#api/schemas/products.ts'

/** Invisible characters, and those that no keyboard has. */
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

const typeable = (text: string) =>
  text.normalize('NFC').replaceAll(UNSEEN, unseenBlank).replaceAll(/\s+/g, ' ').trim()

const unseenBlank = (character: string) => (/\s/.test(character) ? ' ' : '')

export const nameToType = ({ name = '', id }: Pick<Variant, 'name' | 'id'>): string =>
  typeable(name) || id.slice(0, 8)

/** An empty text never confirms. */
export const isTyped = (typed: string, wanted: string): boolean =>
  wanted !== '' && typeable(typed) === typeable(wanted)
