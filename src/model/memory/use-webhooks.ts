import { useStore } from '#base/store.ts'
import { type KnownWebhook, knownWebhooks } from './webhooks.ts'

/** The webhooks that this browser has seen: named ones first, then by latest delivery. */
export const useKnownWebhooks = (): KnownWebhook[] => useStore(knownWebhooks)

/** The webhook's name: the merchant's own, else its address, else the start of its id. */
export const webhookName = ({ id, name, address }: KnownWebhook) =>
  name ?? address ?? id.slice(0, 8)
