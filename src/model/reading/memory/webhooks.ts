import * as z from 'zod/mini'
import { instantOf } from '#base/time/by-time.ts'
import { privateStore } from '#base/storage/private-store.ts'
import { list } from '#api/schemas/fields.ts'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { MOST_PATHS } from '#model/records/webhooks/body-paths.ts'

/* The platform has no list of webhooks: their ids come in orders and delivery logs. */
const KnownWebhook = z.object({
  id: z.string(),
  /** The store whose order named it; undefined if the id was typed. */
  storeId: z.optional(z.string()),
  /** Host and path only, because the query may carry a token. */
  address: z.optional(z.string()),
  lastDelivery: z.optional(z.string()),
  lastCode: z.optional(z.number()),
  name: z.optional(z.string()),
  /** Places in its bodies that the list of deliveries shows. */
  paths: z.optional(list(z.string())),
})
export type KnownWebhook = z.infer<typeof KnownWebhook>

const MOST = 100
const LONGEST = 300
export const LONGEST_WEBHOOK_NAME = 60
export const LONGEST_PATH = 200

export const knownWebhooks = privateStore<KnownWebhook[]>('webhooks', list(KnownWebhook), [])

/** Returns how many there are. */
export function rememberWebhooks(storeId: string, { order, logs }: OrderDetail): number {
  const delivered = order.deliveredItems.flatMap(({ webhookExecutionLog: log }) => log ?? [])
  return rememberDeliveries([...logs, ...delivered], storeId)
}

export function rememberDeliveries(logs: readonly WebhookLog[], storeId?: string): number {
  const ids = logs.flatMap(({ webhookId }) => (isShort(webhookId) ? webhookId.toLowerCase() : []))
  const met = new Set(ids)
  if (met.size > 0)
    knownWebhooks.set((known) => inOrder(withDeliveries(known, logs, storeId), known))
  return met.size
}

function withDeliveries(
  known: readonly KnownWebhook[],
  logs: readonly WebhookLog[],
  storeId: string | undefined,
): KnownWebhook[] {
  const webhooks = new Map(known.map((webhook) => [webhook.id, webhook]))
  for (const { webhookId, url, dateCreated, responseCode } of logs) {
    if (!isShort(webhookId)) continue
    const id = webhookId.toLowerCase()
    const before = webhooks.get(id) ?? { id }
    const isLater = (instantOf(dateCreated) ?? 0) >= (instantOf(before.lastDelivery) ?? 0)
    webhooks.set(id, {
      ...before,
      storeId: storeId ?? before.storeId,
      ...(isLater && {
        address: addressOf(url) ?? before.address,
        lastDelivery: dateCreated,
        lastCode: responseCode,
      }),
    })
  }
  return [...webhooks.values()]
}

const isShort = (id: string | undefined): id is string =>
  Boolean(id) && (id ?? '').length <= LONGEST

export function nameWebhook(webhookId: string, name: string) {
  const named = name.trim().slice(0, LONGEST_WEBHOOK_NAME) || undefined
  changeWebhook(webhookId, () => ({ name: named }))
}

export function showPath(webhookId: string, path: string) {
  changeWebhook(webhookId, ({ paths = [] }) => ({
    paths: [...new Set([...paths, path.slice(0, LONGEST_PATH)])].slice(-MOST_PATHS),
  }))
}

export function hidePath(webhookId: string, path: string) {
  changeWebhook(webhookId, ({ paths = [] }) => {
    const others = paths.filter((other) => other !== path)
    return { paths: others.length > 0 ? others : undefined }
  })
}

function changeWebhook(
  webhookId: string,
  changed: (before: KnownWebhook) => Partial<KnownWebhook>,
) {
  const id = webhookId.toLowerCase()
  knownWebhooks.set((known) => {
    const before = known.find((webhook) => webhook.id === id) ?? { id }
    const others = known.filter((webhook) => webhook.id !== id)
    return inOrder([{ ...before, ...changed(before) }, ...others], known)
  })
}

export function withNames(
  known: KnownWebhook[],
  names: Readonly<Record<string, string>>,
): KnownWebhook[] {
  const webhooks = new Map(known.map((webhook) => [webhook.id, webhook]))
  for (const [id, name] of Object.entries(names))
    webhooks.set(id, { ...webhooks.get(id), id, name })
  return inOrder([...webhooks.values()], known)
}

export function forgetWebhook(webhookId: string) {
  knownWebhooks.set((known) => known.filter(({ id }) => id !== webhookId))
}

function addressOf(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined
  const { host, pathname } = new URL(url)
  return host ? (host + pathname).replace(/\/$/, '').slice(0, LONGEST) : undefined
}

function inOrder(webhooks: KnownWebhook[], known: KnownWebhook[]): KnownWebhook[] {
  const next = webhooks.toSorted(latestFirst).slice(0, MOST)
  return JSON.stringify(next) === JSON.stringify(known) ? known : next
}

const isChosen = ({ name, paths }: KnownWebhook) => Number((name ?? paths) !== undefined)

/** What the merchant named or arranged comes first, so that others never displace it. */
function latestFirst(a: KnownWebhook, b: KnownWebhook): number {
  return (
    isChosen(b) - isChosen(a) || (instantOf(b.lastDelivery) ?? 0) - (instantOf(a.lastDelivery) ?? 0)
  )
}
