/*
 * Texts that merchants read are written here in English and marked by one of these. A build finds
 * the marks, extracts the texts for translators and puts the words of one language in their place,
 * so that nothing of this reaches a browser. Unbuilt (tests, development) they say the English.
 */

/** What fields of records are called, so that they are called so everywhere: `labels.created`. */
// oxlint-disable-next-line import/no-cycle -- see there
export * as labels from './labels.ts'

type Value = string | number | undefined

/** A text whose English alone would mislead a translator. */
type Described = {
  message: string
  /** Tells two meanings of the same English apart: `verb` or `noun` of «Order». */
  context?: string
  /** What a translator has to know, for instance where the text stands. */
  comment?: string
}

/** A whole sentence: `` t`Page ${page} of ${pages}` ``, or `t({ message: 'Open', context: 'verb' })`. */
export function t(text: TemplateStringsArray | Described, ...values: Value[]): string {
  if (!Array.isArray(text)) return (text as Described).message
  return (text as TemplateStringsArray).reduce((said, part, at) => said + values[at - 1] + part)
}

/** What English tells apart; other languages have more or fewer (CLDR). */
type Forms = { one: string; other: string }

const english = /* @__PURE__ */ new Intl.PluralRules('en')

/**
 * The form for a count, each a whole sentence that names the count itself:
 * `` plural(n, { one: 'Delete 1 file?', other: `Delete ${formatNumber(n)} files?` }) ``.
 */
export function plural(count: number, forms: Forms): string {
  return forms[english.select(count) === 'one' ? 'one' : 'other']
}
