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
