import { isUtf8 } from 'node:buffer'

/** Bytes of a session secret: it opens every API key that was sealed with it. */
const LEAST_BYTES = 24
const LEAST_VARIETY = 0.75
/** Of random letters a third stand beside one of their own kind; of words nearly all do. */
const MOST_ALIKE = 0.7

/**
 * Whether a secret has the form of `openssl rand` with -hex or -base64 and 24, 32, 40 … bytes, and
 * neither spells a text nor repeats itself nor looks like words. None of this knows a digest of
 * a word for what it is: whoever makes one has to be told the command.
 */
export function isHardToGuess(secret: string): boolean {
  const form = /^[0-9a-f]+$/i.test(secret) ? 'hex' : 'base64'
  const text = form === 'hex' ? secret.toLowerCase() : secret
  const bytes = Buffer.from(text, form)
  const isDrawn = bytes.length >= LEAST_BYTES && bytes.length % 8 === 0 && !isUtf8(bytes)
  if (!isDrawn || bytes.toString(form) !== text || isRepeated(text.replace(/=+$/, ''))) return false
  const codes = Array.from(text, (letter) => letter.codePointAt(0)!)
  const steps = codes.map((code, at) => code - (codes[at - 1] ?? 0)).slice(1)
  const most = Math.min(form === 'hex' ? 4 : 6, Math.log2(text.length))
  const isVaried = Math.min(bitsOfEach(codes), bitsOfEach(steps)) >= LEAST_VARIETY * most
  return isVaried && (form === 'hex' || shareAlike(text) <= MOST_ALIKE)
}

const isRepeated = (text: string) => (text + text).indexOf(text, 1) < text.length

function bitsOfEach(values: readonly number[]) {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const shares = Array.from(counts.values(), (count) => count / values.length)
  return shares.reduce((bits, share) => bits - share * Math.log2(share), 0)
}

/** The share of letters that follow one of the same kind: small, capital or neither. */
function shareAlike(secret: string) {
  const kinds = secret.replaceAll(/[a-z]/g, 'a').replaceAll(/[A-Z]/g, 'A').replaceAll(/[^aA]/g, '0')
  const alike = Array.from(kinds).filter((kind, at) => at > 0 && kind === kinds[at - 1]).length
  return alike / (kinds.length - 1)
}
