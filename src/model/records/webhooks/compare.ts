import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { instantOf } from '#base/time/by-time.ts'
import { jsonLines } from '#base/text/json-lines.ts'
import { isSameId } from '#base/text/same-id.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { isDelivered } from './deliveries.ts'

/** More lines than this are not compared one by one: it would hold up the page. */
const MOST_LINES = 1_500
/** Same lines shown around a difference. */
const AROUND = 2

/** The newest success before this delivery, else the next one after it; of its own order if any. */
export function lastGood(log: WebhookLog, logs: readonly WebhookLog[]): WebhookLog | undefined {
  const at = sentAt(log)
  const good = logs
    .filter((other) => other !== log && isDelivered(other))
    .toSorted((a, b) => sentAt(b) - sentAt(a))
  const own = good.filter((other) => isOfOneOrder(log, other))
  const among = own.length > 0 ? own : good
  return among.find((other) => sentAt(other) < at) ?? among.at(-1)
}

export const isOfOneOrder = (log: WebhookLog, other: WebhookLog) =>
  isSameId(log.orderId, other.orderId)

/** How two attempts of one order compare, part by part. */
export function besideWords(log: WebhookLog, good: WebhookLog) {
  const isSameBody = log.requestBody === good.requestBody
  const isSameWay = log.url === good.url && log.userAgent === good.userAgent
  const isSigned = log.signature
  const size = log.requestBody?.length ?? 0
  return [
    {
      isSame: isSameBody,
      words: isSameBody
        ? plural(size, {
            one: 'The body was the same, 1 character',
            other: `The body was the same, ${formatNumber(size)} characters`,
          })
        : t`The body differs`,
    },
    {
      isSame: isSameWay,
      words: isSameWay ? t`Same address, same sender` : t`The address or the sender differs`,
    },
    isSigned === good.signature
      ? { isSame: true, words: isSigned ? t`Both signed` : t`Neither was signed` }
      : {
          isSame: false,
          words: isSigned ? t`Only this one was signed` : t`This one wasn’t signed`,
        },
    {
      isSame: log.responseCode === good.responseCode,
      words:
        log.responseCode === good.responseCode
          ? t`Same answer, ${good.responseCode}`
          : log.responseCode
            ? t`The answer differs: ${log.responseCode} here, ${good.responseCode} there`
            : t`The answer differs: none here, ${good.responseCode} there`,
    },
  ]
}

const sentAt = ({ dateCreated }: WebhookLog) => instantOf(dateCreated) ?? 0

type ComparedLine = { kind: 'same' | 'minus' | 'plus'; number: number; text: string }
export type ComparedRow = ComparedLine | { kind: 'folded'; count: number; number: number }

/**
 * Undefined if the bodies are too long to compare. `shape` leaves out the values, which differ
 * between any two orders.
 */
export function comparedRows(
  before: string,
  after: string,
  shape = false,
): ComparedRow[] | undefined {
  const [old, now] = [linesOf(before, shape), linesOf(after, shape)]
  if (Math.max(old.length, now.length) > MOST_LINES) return undefined
  return folded(difference(old, now))
}

/** JSON is laid out first, so that both bodies have one value a line. */
function linesOf(text: string, shape: boolean): string[] {
  const lines = jsonLines(text)
  if (!lines) return text === '' ? [] : text.split(/\r?\n/u)
  return lines.map(
    ({ depth, tokens }) =>
      '  '.repeat(depth) +
      tokens.map(({ kind, text: word }) => (shape ? (shapes[kind] ?? word) : word)).join(''),
  )
}

const shapes: Partial<Record<string, string>> = { string: '"…"', number: '0', literal: '…' }

/** The comma after a value belongs to its neighbour. */
const bare = (line: string) => line.replace(/,$/u, '')

/** The longest common subsequence of lines. */
function difference(old: string[], now: string[]): ComparedLine[] {
  const [oldBare, nowBare] = [old.map(bare), now.map(bare)]
  const isSame = (at: number, to: number) => oldBare[at] === nowBare[to]
  const width = now.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  const lengthAt = (at: number, to: number) => lengths[at * width + to] ?? 0
  for (let at = old.length - 1; at >= 0; at -= 1) {
    for (let to = now.length - 1; to >= 0; to -= 1) {
      lengths[at * width + to] = isSame(at, to)
        ? lengthAt(at + 1, to + 1) + 1
        : Math.max(lengthAt(at + 1, to), lengthAt(at, to + 1))
    }
  }
  const lines: ComparedLine[] = []
  let [at, to] = [0, 0]
  while (at < old.length || to < now.length) {
    const [line = '', other = ''] = [now[to], old[at]]
    if (at < old.length && to < now.length && isSame(at, to)) {
      lines.push({ kind: 'same', number: to + 1, text: line })
      at += 1
      to += 1
    } else if (at < old.length && lengthAt(at + 1, to) >= lengthAt(at, to + 1)) {
      lines.push({ kind: 'minus', number: at + 1, text: other })
      at += 1
    } else {
      lines.push({ kind: 'plus', number: to + 1, text: line })
      to += 1
    }
  }
  return lines
}

function folded(lines: ComparedLine[]): ComparedRow[] {
  const rows: ComparedRow[] = []
  const isNear = lines.map((_, index) =>
    lines
      .slice(Math.max(0, index - AROUND), index + AROUND + 1)
      .some(({ kind }) => kind !== 'same'),
  )
  for (const [index, line] of lines.entries()) {
    const last = rows.at(-1)
    if (isNear[index]) rows.push(line)
    else if (last?.kind === 'folded') last.count += 1
    else rows.push({ kind: 'folded', count: 1, number: line.number })
  }
  return rows
}

/** Paths that only the later body has, and those whose kind differs: "coupon as an object". */
export function onlyIn(before: string, after: string): string[] {
  const [old, now] = [kindsOf(before), kindsOf(after)]
  const found = new Map<string, string>()
  for (const [path, kind] of now) {
    const earlier = old.get(path)
    if (earlier === kind) continue
    // What holds a path that is new was named already.
    if ([...found.keys()].some((other) => isInside(path, other))) continue
    found.set(path, earlier === undefined ? path : t`${path} as ${kindWords[kind]}`)
  }
  return [...found.values()]
}

const isInside = (path: string, outer: string) =>
  path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`)

type Kind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null'
const kindWords: Record<Kind, string> = {
  object: t`an object`,
  array: t`a list`,
  string: t`a text`,
  number: t`a number`,
  boolean: t`yes or no`,
  null: 'null',
}

/** Every path of a JSON text with its kind; the entries of a list count as one. */
function kindsOf(text: string): Map<string, Kind> {
  const kinds = new Map<string, Kind>()
  function walk(value: unknown, path: string) {
    if (path !== '' && !kinds.has(path)) kinds.set(path, kindOf(value))
    if (Array.isArray(value)) for (const entry of value) walk(entry, `${path}[]`)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key)
  }
  try {
    walk(JSON.parse(text), '')
  } catch {
    // A text that is no JSON, or too deep, has no paths.
  }
  return kinds
}

function kindOf(value: unknown): Kind {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value as Exclude<Kind, 'null' | 'array'>
}
