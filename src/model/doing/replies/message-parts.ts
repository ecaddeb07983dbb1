import { safeUrl } from '#base/text/safe-url.ts'

export type MessagePart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string }
  | { kind: 'email'; text: string }
  | { kind: 'order'; text: string }
  /** "WS-2291-HX": short, and one thing. */
  | { kind: 'code'; text: string }

export type MessageBlock = { isQuote: boolean; parts: MessagePart[] }

/** Searching beyond this takes too long, and no person writes more. */
const SEARCHED = 20_000
const LONGEST_LINK = 2048

// Every repetition has a limit, so that no text makes the search slow.
const linkable =
  /(?<link>https?:\/\/[^\s<>"“”]{1,2048})|(?<order>\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b)|(?<email>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6})|(?<code>(?<![\w-])(?=[a-z-]{0,23}\d)[\da-z]{1,6}(?:-[\da-z]{1,6}){1,3}(?![\w-]))/giu

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
  { order, email, code }: Record<string, string | undefined>,
  found: string,
): MessagePart | undefined {
  if (order) return { kind: 'order', text: order }
  if (email) return { kind: 'email', text: email }
  if (code) return { kind: 'code', text: code }
  const text = withoutSentenceEnd(found)
  const isShown = safeUrl(text) !== undefined && text.length <= LONGEST_LINK
  return isShown ? { kind: 'link', text } : undefined
}

/** A full stop or closing bracket after an address belongs to the sentence. */
function withoutSentenceEnd(url: string): string {
  const text = url.replace(/[.,;:!?'’»\]}…]+$/u, '')
  return text.endsWith(')') && !text.includes('(') ? withoutSentenceEnd(text.slice(0, -1)) : text
}

/** A longer text would be slow to read, and no real message is longer. */
const LONGEST = 50_000

const anyTag = /<\/?[a-z][^<>]{0,2000}>/giu
const layoutTag =
  /<(?:\/(?:p|div|li|tr|h[1-6]|table|ul|ol|blockquote)|br\s?\/?)(?:\s[^<>]{0,2000})?>/iu
const unseen = /<(style|script|head)\b[^<>]{0,2000}>[\s\S]{0,20000}?<\/\1\s?>/giu

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
}

/** Whether a message was written as a web page, not merely mentions a tag. */
export function isMarkup(text: string): boolean {
  if (text.length > LONGEST) return false
  const start = text.slice(0, 20_000)
  const isClosed = /<\/[a-z]/iu.test(start)
  return isClosed && layoutTag.test(start) && (start.match(anyTag)?.length ?? 0) >= 2
}

/** The result is text and is shown as text. */
export function markupAsText(markup: string): string {
  return markup
    .replaceAll(unseen, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(new RegExp(layoutTag, 'giu'), '\n')
    .replaceAll(anyTag, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/giu, decoded)
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function decoded(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return entities[name.toLowerCase()] ?? whole
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
}
