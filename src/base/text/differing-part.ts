/**
 * The part of a text, in whole words, in which it differs from another one, with what stands alike
 * before and after it. Without another one all of it differs.
 */
export function differingPart(text: string, other: string) {
  const [words, others] = [wordsOf(text), wordsOf(other)]
  const shorter = Math.min(words.length, others.length)
  let first = 0
  while (first < shorter && words[first] === others[first]) first += 1
  let last = 0
  while (last < shorter - first && words.at(-1 - last) === others.at(-1 - last)) last += 1
  const end = words.length - last
  return {
    start: words.slice(0, first).join(''),
    differing: words.slice(first, end).join(''),
    end: words.slice(end).join(''),
  }
}

const wordsOf = (text: string) => text.match(/\s+|\S+/gu) ?? []
