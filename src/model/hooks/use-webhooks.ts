import { useStore } from '#base/storage/store.ts'
import { type KnownWebhook, knownWebhooks } from '#model/reading/memory/webhooks.ts'

export const useKnownWebhooks = (): KnownWebhook[] => useStore(knownWebhooks)

export const webhookName = ({ id, name, address }: KnownWebhook) =>
  name ?? address ?? id.slice(0, 8)
