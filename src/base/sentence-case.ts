const INITIALS = /\b(?:3ds|aml|api|id|ip|kyc|url|vat|vpn)\b/g

/** `AWAITING_KYC`, `awaiting-kyc` and `awaitingKyc` all read "Awaiting KYC". */
export function sentenceCase(text: string): string {
  const words = separateWords(text)
  const sentence = words.charAt(0).toUpperCase() + words.slice(1)
  return sentence.replaceAll(INITIALS, (initials) => initials.toUpperCase())
}

export function separateWords(text: string): string {
  return text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[\s_.-]+/g, ' ')
    .trim()
    .toLowerCase()
}
