import { replyText } from './reply-text.ts'

export type ReplyPart = {
  text: string
  rest: string
}

/** A reply that needs more parts than these is better shortened. */
const MOST_PARTS = 5
/** Room for "(1/2)" and the empty line above it. */
const MARK = 7
/** Where a text is cut, best first; a part is at least half full unless nothing else helps. */
const BREAKS = [/\n\s*\n/gu, /\n/gu, /[.!?…。！？]\s/gu, /\s/gu]

/** Undefined if it is too long even so; `whole` turns what the box shows into what is sent. */
export function replyParts(
  draft: string,
  limit: number,
  whole: (text: string) => string = (text) => text,
): ReplyPart[] | undefined {
  const lengthOf = (text: string) => replyText(whole(text)).length
  if (lengthOf(draft) <= limit) return [{ text: replyText(whole(draft)), rest: '' }]
  const cuts: { text: string; rest: string }[] = []
  let rest = draft.trim()
  while (rest !== '') {
    if (cuts.length === MOST_PARTS) return undefined
    const end = lengthOf(rest) <= limit - MARK ? rest.length : cutOf(rest, limit - MARK, lengthOf)
    cuts.push({ text: rest.slice(0, end), rest: rest.slice(end).trim() })
    rest = rest.slice(end).trim()
  }
  return cuts.map(({ text, rest: left }, at) => ({
    text: `${replyText(whole(text))}\n\n(${at + 1}/${cuts.length})`,
    rest: left,
  }))
}

function cutOf(text: string, room: number, lengthOf: (text: string) => number): number {
  let longest = Math.min(text.length, room * 2)
  for (let over = 1; over > 0; longest -= Math.ceil(over / 2)) {
    over = Math.max(0, lengthOf(text.slice(0, longest)) - room)
  }
  const head = text.slice(0, longest)
  for (const pattern of BREAKS) {
    const ends = [...head.matchAll(pattern)].map(({ index, 0: found }) => index + found.length)
    const last = ends.at(-1) ?? 0
    if (last >= longest / 2) return last
  }
  // Neither a key's mask nor a character of two units is cut.
  const mask = head.lastIndexOf('⟪')
  if (mask > head.lastIndexOf('⟫') && mask > 0) return mask
  return isHighSurrogate(head) ? longest - 1 : longest
}

const isHighSurrogate = (text: string) => {
  const last = text.charCodeAt(text.length - 1)
  return last >= 0xd8_00 && last <= 0xdb_ff
}

export function restAfter(
  draft: string,
  sent: string,
  whole: (text: string) => string,
): string | undefined {
  const part = /^([\s\S]*)\n\n\(\d\/\d\)$/u.exec(replyText(sent))?.[1]
  const text = replyText(whole(draft))
  return part && text.startsWith(part) ? text.slice(part.length).trim() : undefined
}
