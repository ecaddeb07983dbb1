import * as z from 'zod/mini'
import { PRIVATE_PREFIX, readStoredJson, writeStored } from '#base/storage.ts'
import { list } from '#api/schemas/fields.ts'
import type { OrderDetail } from '#api/schemas/orders.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { session } from '#api/session.ts'

/*
 * The service has no list of webhooks: their ids are met in orders and in delivery logs. What has
 * been met is kept in this browser until sign-out, so that there is something to choose from.
 */
const KnownWebhook = z.object({
  id: z.string(),
  /** The store whose order named it; unknown where the id was typed. */
  storeId: z.optional(z.string()),
  /** Host and path; what follows may carry a token and is not kept. */
  address: z.optional(z.string()),
  lastDelivery: z.optional(z.string()),
  lastCode: z.optional(z.number()),
  /** The merchant's own name for it. */
  name: z.optional(z.string()),
})
export type KnownWebhook = z.infer<typeof KnownWebhook>

const KEY = `${PRIVATE_PREFIX}webhooks`
const MOST = 100
const LONGEST = 300
export const LONGEST_WEBHOOK_NAME = 60

const listeners = new Set<() => void>()
let known: KnownWebhook[] | undefined

/** A small store for `useSyncExternalStore`, latest delivery first; other tabs reach it too. */
export const webhookIndex = {
  all: (): KnownWebhook[] => (known ??= list(KnownWebhook).parse(readStoredJson('local', KEY))),

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Takes over the webhooks that an order's logs and delivered items name; answers how many. */
export function rememberWebhooks(storeId: string, { order, logs }: OrderDetail): number {
  const delivered = order.deliveredItems.flatMap(({ webhookExecutionLog: log }) => log ?? [])
  return rememberDeliveries([...logs, ...delivered], storeId)
}

/** Takes over what delivery logs say of their webhooks; answers how many there are. */
export function rememberDeliveries(logs: readonly WebhookLog[], storeId?: string): number {
  const webhooks = new Map(webhookIndex.all().map((webhook) => [webhook.id, webhook]))
  const met = new Set<string>()
  for (const { webhookId, url, dateCreated, responseCode } of logs) {
    if (!webhookId || webhookId.length > LONGEST) continue
    const id = webhookId.toLowerCase()
    met.add(id)
    const before = webhooks.get(id) ?? { id }
    const isLater = (dateCreated ?? '') >= (before.lastDelivery ?? '')
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
  if (met.size > 0) keep([...webhooks.values()])
  return met.size
}

/** Adds a webhook by its id alone; an empty name takes the name away. */
export function nameWebhook(webhookId: string, name: string) {
  const id = webhookId.toLowerCase()
  const named = name.trim().slice(0, LONGEST_WEBHOOK_NAME) || undefined
  const webhooks = webhookIndex.all()
  const before = webhooks.find((webhook) => webhook.id === id) ?? { id }
  keep([{ ...before, name: named }, ...webhooks.filter((webhook) => webhook.id !== id)])
}

export function forgetWebhook(webhookId: string) {
  keep(webhookIndex.all().filter(({ id }) => id !== webhookId))
}

function addressOf(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined
  const { host, pathname } = new URL(url)
  return host ? (host + pathname).replace(/\/$/, '').slice(0, LONGEST) : undefined
}

/** Where storage is blocked or full, until this tab closes. */
function keep(webhooks: KnownWebhook[]) {
  const next = webhooks.toSorted(latestFirst).slice(0, MOST)
  const text = JSON.stringify(next)
  if (text === JSON.stringify(webhookIndex.all())) return
  known = next
  writeStored('local', KEY, text)
  tell()
}

/** Named ones are never pushed out by others. */
function latestFirst(a: KnownWebhook, b: KnownWebhook): number {
  const named = Number(b.name !== undefined) - Number(a.name !== undefined)
  return named || (b.lastDelivery ?? '').localeCompare(a.lastDelivery ?? '')
}

function tell() {
  for (const listener of listeners) listener()
}

session.subscribe(() => {
  if (session.current().status !== 'signed-out') return
  writeStored('local', KEY, undefined)
  known = undefined
  tell()
})

globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
  if (key !== null && key !== KEY) return
  known = undefined
  tell()
})
