import { safeUrl } from '#base/text/safe-url.ts'

export type MessagePart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string }
  | { kind: 'email'; text: string }
  | { kind: 'order'; text: string }

export type MessageBlock = { isQuote: boolean; parts: MessagePart[] }

/** Searching beyond this takes too long, and no person writes more. */
const SEARCHED = 20_000
const LONGEST_LINK = 2048

// Every repetition has a limit, so that no text makes the search slow.
const linkable =
  /(?<link>https?:\/\/[^\s<>"“”]{1,2048})|(?<order>\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b)|(?<email>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6})/giu

export function messageBlocks(text: string): MessageBlock[] {
  const blocks: { isQuote: boolean; lines: string[] }[] = []
  for (const line of text.split('\n')) {
    const isQuote = /^\s?>/.test(line)
    const last = blocks.at(-1)
    if (last?.isQuote === isQuote) last.lines.push(line)
    else blocks.push({ isQuote, lines: [line] })
  }
  return blocks.map(({ isQuote, lines }) => ({
    isQuote,
    parts: messageParts(lines.join('\n')),
  }))
}

function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = []
  let at = 0
  for (const { index, groups = {}, 0: found } of text.slice(0, SEARCHED).matchAll(linkable)) {
    const part = partOf(groups, found)
    if (!part) continue
    if (index > at) parts.push({ kind: 'text', text: text.slice(at, index) })
    parts.push(part)
    at = index + part.text.length
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) })
  return parts
}

function partOf(
  { order, email }: Record<string, string | undefined>,
  found: string,
): MessagePart | undefined {
  if (order) return { kind: 'order', text: order }
  if (email) return { kind: 'email', text: email }
  const text = withoutSentenceEnd(found)
  const isShown = safeUrl(text) !== undefined && text.length <= LONGEST_LINK
  return isShown ? { kind: 'link', text } : undefined
}

/** A full stop or closing bracket after an address belongs to the sentence. */
function withoutSentenceEnd(url: string): string {
  const text = url.replace(/[.,;:!?'’»\]}…]+$/u, '')
  return text.endsWith(')') && !text.includes('(') ? withoutSentenceEnd(text.slice(0, -1)) : text
}
