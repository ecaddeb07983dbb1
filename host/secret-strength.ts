/** Bits of a session secret: it opens every API key that was sealed with it. */
const LEAST_BITS = 128
const LEAST_VARIETY = 0.75
/** Of random letters a third stand beside one of their own kind; of words nearly all do. */
const MOST_ALIKE = 0.7

/**
 * Whether a secret looks as if a machine had drawn it, and has 128 bits: hexadecimal, base64 or other signs, varied,
 * without runs such as "abcd" and without words. No estimate is sure of a sentence in disguise.
 */
export function isHardToGuess(secret: string): boolean {
  const isHex = /^[0-9a-f]+$/i.test(secret)
  const bitsOfLetter = isHex ? 4 : /^[!-~]+$/.test(secret) ? 6 : 0
  const length = lengthWithoutRepeats(secret.replace(/=+$/, ''))
  if (bitsOfLetter * length < LEAST_BITS) return false
  const codes = Array.from(secret, (letter) => letter.codePointAt(0)!)
  const steps = codes.map((code, at) => code - (codes[at - 1] ?? 0)).slice(1)
  const most = Math.min(bitsOfLetter, Math.log2(length))
  const isVaried = Math.min(bitsOfEach(codes), bitsOfEach(steps)) >= LEAST_VARIETY * most
  return isVaried && (isHex || shareAlike(secret) <= MOST_ALIKE)
}

function bitsOfEach(values: readonly number[]) {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const shares = Array.from(counts.values(), (count) => count / values.length)
  return shares.reduce((bits, share) => bits - share * Math.log2(share), 0)
}

function lengthWithoutRepeats(secret: string) {
  return (secret + secret).indexOf(secret, 1)
}

/** The share of letters that follow one of the same kind: small, capital or neither. */
function shareAlike(secret: string) {
  const kinds = secret.replaceAll(/[a-z]/g, 'a').replaceAll(/[A-Z]/g, 'A').replaceAll(/[^aA]/g, '0')
  const alike = Array.from(kinds).filter((kind, at) => at > 0 && kind === kinds[at - 1]).length
  return alike / (kinds.length - 1)
}
