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
