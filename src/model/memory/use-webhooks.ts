import { useStore } from '#base/store.ts'
import { type KnownWebhook, knownWebhooks } from './webhooks.ts'

/** The webhooks that this browser has met: named ones first, then by latest delivery. */
export const useKnownWebhooks = (): KnownWebhook[] => useStore(knownWebhooks)

/** What a webhook is called: the merchant's name, else where it leads, else its id. */
export const webhookName = ({ id, name, address }: KnownWebhook) =>
  name ?? address ?? id.slice(0, 8)
