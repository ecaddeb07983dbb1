/** `AWAITING_KYC`, `awaiting-kyc` and `awaitingKyc` all read "Awaiting kyc". */
export function sentenceCase(text: string): string {
  const words = separateWords(text)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The same value in lower case with single spaces between its words. */
export function separateWords(text: string): string {
  return text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[\s_.-]+/g, ' ')
    .trim()
    .toLowerCase()
}
