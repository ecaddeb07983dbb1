/** What is spoken letter by letter stays in capitals. */
const INITIALS = /\b(?:3ds|aml|api|id|ip|kyc|url|vat|vpn)\b/g

/** `AWAITING_KYC`, `awaiting-kyc` and `awaitingKyc` all read "Awaiting KYC". */
export function sentenceCase(text: string): string {
  const words = separateWords(text)
  const sentence = words.charAt(0).toUpperCase() + words.slice(1)
  return sentence.replaceAll(INITIALS, (initials) => initials.toUpperCase())
}

/** The same value in lower case with single spaces between its words. */
export function separateWords(text: string): string {
  return text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[\s_.-]+/g, ' ')
    .trim()
    .toLowerCase()
}
