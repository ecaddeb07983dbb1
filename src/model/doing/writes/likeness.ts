import { textDigest } from '#base/text/text-digest.ts'

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#x27;': "'",
  '&#34;': '"',
  '&nbsp;': ' ',
}

/**
 * A fingerprint that survives how a service may store a text: escaped, trimmed, composed, in
 * another case, with other blanks.
 */
export function looseDigest(text: string): string {
  const plain = text.replaceAll(/&(?:amp|lt|gt|quot|apos|nbsp|#39|#34|#x27);/gi, unescape)
  return textDigest(plain.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase())
}

const unescape = (entity: string) => ENTITIES[entity.toLowerCase()] ?? entity
