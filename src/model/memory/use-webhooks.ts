import { useSyncExternalStore } from 'react'
import { type KnownWebhook, webhookIndex } from './webhooks.ts'

/** The webhooks that this browser has met, the named ones first, then by their last delivery. */
export const useKnownWebhooks = (): KnownWebhook[] =>
  useSyncExternalStore(webhookIndex.subscribe, webhookIndex.all)

/** What a webhook is called: the merchant's name, else where it leads, else its id. */
export const webhookName = ({ id, name, address }: KnownWebhook) =>
  name ?? address ?? id.slice(0, 8)
