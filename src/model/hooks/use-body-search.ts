import { useSearchAt } from './use-search-at.ts'

export const bodiesPlace = (webhookId: string) => `bodies ${webhookId.toLowerCase()}`

/** What was last looked for in the bodies of a webhook’s deliveries, while the tab is open. */
export const useBodyText = (webhookId: string): string =>
  useSearchAt(bodiesPlace(webhookId))?.question.deliveries?.text ?? ''
