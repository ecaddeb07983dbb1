import { isUuidShaped } from '#api/request.ts'
import { isGroupedKey, isLongCode } from '#model/records/orders/delivered-key.ts'
import { looksLikePaymentId } from '#model/records/orders/payment-ids.ts'

export type Searched =
  | { kind: 'nothing' }
  | { kind: 'actions'; text: string }
  | { kind: 'id'; id: string; noun?: Noun }
  | { kind: 'short-id'; text: string }
  | { kind: 'email'; email: string }
  | { kind: 'ip'; address: string }
  | { kind: 'processor-id'; text: string }
  | { kind: 'payment'; text: string }
  | { kind: 'key'; text: string }
  | { kind: 'address'; slug: string }
  | { kind: 'text'; text: string }

export type Noun = 'ticket' | 'order' | 'customer' | 'product' | 'category' | 'coupon' | 'webhook'

const UUID = /(?<![0-9a-f-])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-f-])/gi
const SHORT_ID = /^[0-9a-f]{6,8}$/i
/** A short id after the noun that it stands for: "order 237148b7". */
const NAMED_ID =
  /\b(?:orders?|customer|ticket|product|coupon|id)\b(?:\s+(?:id|no|number))?[\s#:.]{1,4}([0-9a-f]{6,8})(?![\w-])/i
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/
const EMAIL_WITHIN = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u
const IPV4 = /^(?:\d{1,3}\.){3}\d{1,3}$/
const IPV4_WITHIN = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d]|\.\d)/
const IPV6 =
  /^(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){7}|(?=.*::)[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7})$/i
const PROCESSOR_ID = /^cus_\w+$/i
const ADDRESS = /^(?:https?:\/\/)?[^\s/]+\.[^\s/]+\/\S+$/i
const SLUG = /^[\p{L}\d][\p{L}\d._~-]*$/u

export const isSlug = (text: string) => SLUG.test(text) && text.includes('-')

const nounsInPaths: Record<string, Noun> = {
  orders: 'order',
  customers: 'customer',
  products: 'product',
  categories: 'category',
  coupons: 'coupon',
  webhooks: 'webhook',
  tickets: 'ticket',
}

export function recognise(typed: string): Searched {
  const text = typed.trim().replaceAll(/^["'<(]+|["'>),;]+$/g, '')
  if (text === '') return { kind: 'nothing' }
  if (text.startsWith('>')) return { kind: 'actions', text: text.slice(1).trim() }
  const word = text.replaceAll(/^\[+|[\].!?…:]+$/gu, '')
  if (isUuidShaped(word)) return { kind: 'id', id: word.toLowerCase() }
  if (EMAIL.test(word) && !/[/:"]/.test(word)) return { kind: 'email', email: word.toLowerCase() }
  if (isIpAddress(word)) return { kind: 'ip', address: word.toLowerCase() }
  if (PROCESSOR_ID.test(word)) return { kind: 'processor-id', text: word }
  if (looksLikePaymentId(word)) return { kind: 'payment', text: word }
  if (isGroupedKey(word)) return { kind: 'key', text: word }
  if (ADDRESS.test(text) && !/^mailto:/i.test(text)) return fromAddress(text)
  // A short id as shown, also with the ellipsis that some programs add.
  const short = text.replace(/(?:…|\.{1,3}|-.*…)$/, '').replace(/^#/, '')
  if (isShortId(short)) return { kind: 'short-id', text: short.toLowerCase() }
  return within(text) ?? { kind: 'text', text }
}

const isShortId = (text: string) => SHORT_ID.test(text) && /\d/.test(text)

function isIpAddress(text: string): boolean {
  if (IPV4.test(text)) return text.split('.').every((part) => Number(part) <= 255)
  return text.length >= 3 && IPV6.test(text)
}

/** What a sentence, a line of a log or a piece of JSON names, the surest first. */
function within(text: string): Searched | undefined {
  const id = idWithin(text)
  if (id !== undefined) return { kind: 'id', id }
  const [email] = EMAIL_WITHIN.exec(decoded(text)) ?? []
  if (email) return { kind: 'email', email: email.toLowerCase() }
  const [address = ''] = IPV4_WITHIN.exec(text) ?? []
  if (isIpAddress(address)) return { kind: 'ip', address }
  const words = text.split(/[\s"',;:()]+/)
  const processorId = words.find((word) => PROCESSOR_ID.test(word))
  if (processorId) return { kind: 'processor-id', text: processorId }
  const payment = words.find(looksLikePaymentId)
  if (payment) return { kind: 'payment', text: payment }
  const key = words.find(isGroupedKey)
  if (key) return { kind: 'key', text: key }
  const code = words.find(isLongCode)
  if (code) return { kind: 'text', text: code }
  const [, short = ''] = NAMED_ID.exec(text) ?? []
  return isShortId(short) ? { kind: 'short-id', text: short.toLowerCase() } : undefined
}

/** Beside the id of a store or account, the id of a record is meant. */
function idWithin(text: string): string | undefined {
  const found = [...text.matchAll(UUID)]
  const named = (pattern: RegExp) =>
    found.find(({ index }) => pattern.test(text.slice(Math.max(0, index - 24), index)))
  const isRecord = /(?:order|customer|product|categor(?:y|ies)|coupon)s?[_ ]?(?:id)?\W*$/i
  const others = found.filter((one) => one !== named(/store[_ ]?(?:id)?\W*$/i))
  return (named(isRecord) ?? others[0] ?? found[0])?.[0].toLowerCase()
}

/** The slug in a text that may be one, or in a storefront's address. */
export function slugIn(text: string): string | undefined {
  const searched = recognise(text)
  if (searched.kind === 'address') return searched.slug
  return SLUG.test(text.trim()) ? text.trim() : undefined
}

/** The last id of an address says which record it shows, else its last word may be a slug. */
function fromAddress(text: string): Searched {
  const [path = '', ...query] = text.replace(/^https?:\/\//i, '').split(/[?#]/)
  const parts = path.split('/').slice(1).filter(Boolean)
  const id = path.match(UUID)?.at(-1)
  const before = parts[parts.findLastIndex((part) => part === id) - 1] ?? ''
  const named = within(query.join('&'))
  // A store's id says less than what the rest of the address names.
  if (id && !(before === 'stores' && named)) {
    return { kind: 'id', id: id.toLowerCase(), noun: nounsInPaths[before] }
  }
  const slug = decoded(parts.at(-1) ?? '')
  return named ?? (SLUG.test(slug) ? { kind: 'address', slug } : { kind: 'text', text })
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
