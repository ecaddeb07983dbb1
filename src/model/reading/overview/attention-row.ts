import type { LinkProps } from '@tanstack/react-router'
import type { StatusTone } from '#base/text/status-tone.ts'

export type AttentionRow = {
  id: string
  as: StatusTone
  title: string
  text?: string
  /** Undefined for a single thing, or if the platform cannot count. */
  count?: number
  /** More than the count are to be expected. */
  isPartial?: boolean
  link: LinkProps
}

export type AttentionFailure = { id: string; title: string; onRetry: () => void }

/** In this order: what is at stake comes first. */
export const attentionGroups = ['Money', 'Customers', 'Catalogue', 'Connections'] as const
export type AttentionGroup = (typeof attentionGroups)[number]
