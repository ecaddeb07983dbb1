type JsonToken = {
  kind: 'key' | 'string' | 'number' | 'literal' | 'punctuation'
  text: string
}

export type JsonLine = {
  depth: number
  tokens: JsonToken[]
  /** `end`: the line that closes this one. `entries`: how many lie in between. */
  fold?: { end: number; entries: number }
}

const token = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\],:]/g

/**
 * Works on the text, so that long numbers keep their digits and doubled keys stay; undefined if it
 * is not JSON.
 */
export function jsonLines(text: string): JsonLine[] | undefined {
  if (!isJson(text)) return undefined
  const texts = text.match(token) ?? []
  const lines: JsonLine[] = []
  const open: { line: JsonLine; entries: number }[] = []
  let tokens: JsonToken[] = []

  function endLine() {
    if (tokens.length > 0) lines.push({ depth: open.length, tokens })
    tokens = []
  }

  for (const [index, part] of texts.entries()) {
    const next = texts[index + 1]
    if (isClosing(part)) {
      const isEmpty = isOpening(texts[index - 1])
      if (!isEmpty) {
        endLine()
        const opened = open.pop()
        if (opened) opened.line.fold = { end: lines.length, entries: opened.entries }
      }
      tokens.push(punctuation(part))
    } else if (isOpening(part)) {
      tokens.push(punctuation(part))
      if (isClosing(next)) continue
      const line = { depth: open.length, tokens }
      lines.push(line)
      open.push({ line, entries: 1 })
      tokens = []
    } else if (part === ',') {
      tokens.push(punctuation(part))
      const parent = open.at(-1)
      if (parent) parent.entries += 1
      endLine()
    } else {
      tokens.push(part === ':' ? punctuation(': ') : value(part, next))
    }
  }
  endLine()
  return lines
}

export const lineText = ({ tokens }: JsonLine) => tokens.map(({ text }) => text).join('')

export function unfoldedLines(lines: readonly JsonLine[], folded: ReadonlySet<number>): number[] {
  const shown: number[] = []
  for (let index = 0; index < lines.length; index += 1) {
    shown.push(index)
    const end = folded.has(index) ? lines[index]?.fold?.end : undefined
    if (end !== undefined) index = end
  }
  return shown
}

export function linesWith(lines: readonly JsonLine[], text: string): number[] {
  const searched = text.toLowerCase()
  if (searched === '') return []
  return lines.flatMap((line, index) =>
    lineText(line).toLowerCase().includes(searched) ? index : [],
  )
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const isOpening = (text: string | undefined) => text === '{' || text === '['
const isClosing = (text: string | undefined) => text === '}' || text === ']'
const punctuation = (text: string): JsonToken => ({ kind: 'punctuation', text })

function value(text: string, next: string | undefined): JsonToken {
  if (text.startsWith('"')) return { kind: next === ':' ? 'key' : 'string', text }
  return { kind: /^[-\d]/.test(text) ? 'number' : 'literal', text }
}
