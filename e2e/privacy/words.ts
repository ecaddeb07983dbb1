import type { Page } from '@playwright/test'
import { BLOCKED_CUSTOMER_ID, CUSTOMER, ORDERS, STORES } from '../../mock-api/seed-ids.ts'

type Read = Record<string, unknown>

/** Every email, name, address, subject, message and amount of the store and its merchant. */
export async function privateWords(page: Page): Promise<string[]> {
  const store = `/stores/${STORES.software.id}`
  const [user, products, customers, ...orders] = await readAll(page, [
    '/user',
    `${store}/products/all`,
    `${store}/customers/search/%40?Page=1&PageSize=100`,
    ...[1, 2, 3].map((number) => `${store}/orders?Page=${number}&PageSize=100`),
  ])
  const details = await readAll(page, [
    ...[CUSTOMER.id, BLOCKED_CUSTOMER_ID].map((id) => `${store}/customers/${id}`),
    ...[ORDERS.complete, ORDERS.chargeback].map((id) => `${store}/orders/${id}`),
  ])
  const people = valuesOf(
    [orders, customers, details],
    /^(customerEmail|emailAddress|fullName|addressLine1|ipAddress|displayName|subject|message)$/,
  )
  const merchant = [
    ...valuesOf(user, /^email$/),
    ...valuesOf((user as { apiKeys?: unknown })?.apiKeys, /^ipAddresses$/),
  ]
  const prices = new Set(valuesOf(products, /^cost$/))
  const amounts = valuesOf([orders, details], /^(amount|amountPaid)$/)
    .filter((amount) => /^\d{2,}\.\d\d$/.test(amount) && !prices.has(amount))
    .map((amount) => Number(amount).toLocaleString('en-GB', { minimumFractionDigits: 2 }))
  const words = [...people, ...merchant].map((text) => text.split('\n', 1)[0]!.trim())
  return [...new Set([...words.filter((text) => text.length >= 6), ...amounts])]
}

/** Those words that the page holds: in its text, an attribute, a field or its title. */
export function hitsOf(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const held: string[] = [`title ${document.title}`]
    for (const element of document.querySelectorAll('body *')) {
      if (element.matches('script, style')) continue
      for (const { name, value } of element.attributes) {
        if (!/^(class|style|id|d)$/.test(name)) held.push(`${element.tagName} ${name}=${value}`)
      }
      if ('value' in element) held.push(`${element.tagName} value ${String(element.value)}`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode
      if (!parentElement?.closest('script, style')) held.push(nodeValue ?? '')
    }
    const all = held.map((text) => text.normalize().replaceAll('%40', '@').toLowerCase())
    return wanted.flatMap((word) => {
      const low = word.normalize().toLowerCase()
      const escaped = low.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
      const pattern = /^[\d,.]+$/.test(low)
        ? new RegExp(`(?<![\\d.,])${escaped}(?!\\d)`)
        : undefined
      const at = all.findIndex((text) => (pattern ? pattern.test(text) : text.includes(low)))
      return at === -1 ? [] : [`${word} in “${held[at]!.slice(0, 120)}”`]
    })
  }, words)
}

function readAll(page: Page, paths: string[]): Promise<unknown[]> {
  return page.evaluate(async (all) => {
    const read: unknown[] = []
    for (const path of all) {
      const answer = await fetch(`/api${path}`, { headers: { 'X-Requested-By': 'counter' } })
      read.push(((await answer.json()) as { data: unknown }).data)
    }
    return read
  }, paths)
}

function valuesOf(data: unknown, field: RegExp): string[] {
  if (Array.isArray(data)) return data.flatMap((one) => valuesOf(one, field))
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data as Read).flatMap(([name, value]) => {
    if (typeof value === 'object' && !(field.test(name) && Array.isArray(value))) {
      return valuesOf(value, field)
    }
    const values = Array.isArray(value) ? value : [value]
    return field.test(name)
      ? values.filter((one) => typeof one === 'string' || typeof one === 'number').map(String)
      : []
  })
}
