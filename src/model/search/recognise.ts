import { isUuidShaped } from '#api/request.ts'

export type Searched =
  | { kind: 'nothing' }
  | { kind: 'actions'; text: string }
  | { kind: 'id'; id: string; noun?: Noun }
  | { kind: 'short-id'; text: string }
  | { kind: 'email'; email: string }
  | { kind: 'ip'; address: string }
  | { kind: 'address'; slug: string }
  | { kind: 'text'; text: string }

export type Noun = 'order' | 'customer' | 'product' | 'category' | 'coupon' | 'webhook'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
const SHORT_ID = /^[0-9a-f]{6,8}$/i
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/
const IPV4 = /^(?:\d{1,3}\.){3}\d{1,3}$/
const IPV6 = /^[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}$/i
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
}

export function recognise(typed: string): Searched {
  const text = typed.trim().replaceAll(/^["'<(]+|["'>),;]+$/g, '')
  if (text === '') return { kind: 'nothing' }
  if (text.startsWith('>')) return { kind: 'actions', text: text.slice(1).trim() }
  if (isUuidShaped(text)) return { kind: 'id', id: text.toLowerCase() }
  if (EMAIL.test(text) && !text.includes('/')) return { kind: 'email', email: text.toLowerCase() }
  if (isIpAddress(text)) return { kind: 'ip', address: text }
  if (ADDRESS.test(text)) return fromAddress(text)
  // A short id as shown, also with the ellipsis that some programs add.
  const short = text.replace(/(?:…|\.{3}|-.*…)$/, '').replace(/^#/, '')
  if (SHORT_ID.test(short) && /\d/.test(short))
    return { kind: 'short-id', text: short.toLowerCase() }
  return { kind: 'text', text }
}

function isIpAddress(text: string): boolean {
  if (IPV4.test(text)) return text.split('.').every((part) => Number(part) <= 255)
  return text.length >= 3 && IPV6.test(text)
}

/** The slug in a text that may be one, or in a storefront's address. */
export function slugIn(text: string): string | undefined {
  const searched = recognise(text)
  if (searched.kind === 'address') return searched.slug
  return SLUG.test(text.trim()) ? text.trim() : undefined
}

/** The last id of an address says which record it shows, else its last word may be a slug. */
function fromAddress(text: string): Searched {
  const [path = ''] = text.replace(/^https?:\/\//i, '').split(/[?#]/)
  const parts = path.split('/').slice(1).filter(Boolean)
  const id = path.match(UUID)?.at(-1)
  if (id) {
    const before = parts[parts.findLastIndex((part) => part === id) - 1] ?? ''
    return { kind: 'id', id: id.toLowerCase(), noun: nounsInPaths[before] }
  }
  const slug = decoded(parts.at(-1) ?? '')
  return SLUG.test(slug) ? { kind: 'address', slug } : { kind: 'text', text }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
