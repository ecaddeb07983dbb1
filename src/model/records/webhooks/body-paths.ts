import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { commaList } from '#base/language/lists.ts'
import { type JsonLine, jsonLines, linesWith } from '#base/text/json-lines.ts'

/** What stands at a place in a body. The entries of a list share a path: "items[].name". */
type Leaf = { path: string; exact: string; text: string }

/** Deeper places are not told: nobody reads them in a list, and their paths would fill the memory. */
const DEEPEST = 16
const PLAIN_KEY = /^[\p{L}\p{N}_$-]+$/u

/** Lists are read anew every few seconds; the same delivery is taken apart once. */
const known = new WeakMap<WebhookLog, readonly Leaf[]>()

/** Each text at the path in the body that was sent; empty where a body lacks it or is no JSON. */
export function valuesAt(log: WebhookLog, path: string): string[] {
  const given = leavesOf(log).filter((leaf) => leaf.path === path || leaf.exact === path)
  return given.map(({ text }) => text)
}

/** Undefined where the body has no such path. */
export function bodyText(log: WebhookLog, path: string): string | undefined {
  const values = valuesAt(log, path)
  return values.length > 0 ? commaList(values) : undefined
}

/** Begins the name of a column with a path in it. */
export const OF_BODY = 'body.'

/** Every path of the bodies, those that most of them have first. */
export function pathsIn(logs: readonly WebhookLog[]): string[] {
  const counts = new Map<string, number>()
  for (const log of logs) {
    for (const path of new Set(leavesOf(log).map((leaf) => leaf.path)))
      counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([path]) => path)
}

/** As it may be pasted from other tools: "$.data.id" and ".data.id" are "data.id". */
export const plainPath = (text: string) => text.trim().replace(/^\$?\.?/u, '')

/** Up to here a list shows them side by side. */
export const MOST_PATHS = 4
const SHAREABLE = /^(?!\.)(?:\[\d{0,4}\])*(?:(?:^|\.)[A-Za-z_$][\w$-]{0,59}(?:\[\d{0,4}\])*)+$/
const LONG_NUMBER = /\d{5}|[\da-f]{12}/i

/** A key of a map may be an email or an ID. Such a path stays in this browser, as addresses travel. */
export const isShareable = (path: string) => SHAREABLE.test(path) && !LONG_NUMBER.test(path)

export const pathsInAddress = (paths: readonly string[]): string | undefined =>
  paths.filter(isShareable).join() || undefined

export const pathsOfAddress = (body = ''): string[] =>
  [...new Set(body.split(',').filter(isShareable))].slice(0, MOST_PATHS)

function leavesOf(log: WebhookLog): readonly Leaf[] {
  const leaves = known.get(log) ?? leavesIn(jsonLines(log.requestBody ?? '') ?? [])
  known.set(log, leaves)
  return leaves
}

type Place = { path: string; exact: string; isList: boolean; entries: number }

/** Read from the text, so that long numbers keep their digits and doubled keys stay. */
function leavesIn(lines: readonly JsonLine[]): Leaf[] {
  const leaves: Leaf[] = []
  const open: Place[] = []
  for (const { tokens, fold } of lines) {
    const [first] = tokens
    if (!first) continue
    if (first.text === '}' || first.text === ']') {
      open.pop()
      continue
    }
    const key = first.kind === 'key' ? first.text : undefined
    const [value, next] = tokens.slice(key === undefined ? 0 : 2)
    const place = placeIn(open.at(-1), key)
    const isWithin = open.length > 0 && open.length <= DEEPEST
    if (value && isWithin) {
      const isEmpty = next?.text === '}' || next?.text === ']'
      const text = value.kind === 'punctuation' ? wholeText(value.text, isEmpty) : value.text
      leaves.push({ ...place, text: value.kind === 'string' ? unquoted(text) : text })
    }
    // Too deep, only the way back is counted.
    const within = open.length > DEEPEST ? { path: '', exact: '' } : place
    if (fold) open.push({ ...within, isList: value?.text === '[', entries: 0 })
  }
  return leaves
}

function placeIn(parent: Place | undefined, key: string | undefined) {
  if (!parent) return { path: '', exact: '' }
  if (key === undefined) {
    const index = parent.entries
    parent.entries += 1
    return { path: `${parent.path}[]`, exact: `${parent.exact}[${index}]` }
  }
  const name = unquoted(key)
  const isPlain = PLAIN_KEY.test(name)
  const within = (outer: string) => {
    if (!isPlain) return `${outer}[${key}]`
    return outer === '' ? name : `${outer}.${name}`
  }
  return { path: within(parent.path), exact: within(parent.exact) }
}

const unquoted = (text: string) => String(JSON.parse(text))

function wholeText(opening: string, isEmpty: boolean) {
  if (opening === '{') return isEmpty ? '{}' : '{…}'
  return isEmpty ? '[]' : '[…]'
}

type Bodies = Pick<WebhookLog, 'requestBody' | 'responseBody'>

/** In which body of a delivery a text stands: as it was sent, or as it is laid out on the screen. */
export function foundIn({ requestBody, responseBody }: Bodies, text: string) {
  if (text === '') return undefined
  if (holds(requestBody, text)) return 'sent'
  return holds(responseBody, text) ? 'answer' : undefined
}

/** The platform may leave a body out; where nobody answered, there is none to send. */
export const lacksBody = ({ requestBody, responseBody, responseCode }: WebhookLog) =>
  requestBody === undefined || (responseBody === undefined && Boolean(responseCode))

function holds(body = '', text: string): boolean {
  if (body.toLowerCase().includes(text.toLowerCase())) return true
  return linesWith(jsonLines(body) ?? [], text).length > 0
}
