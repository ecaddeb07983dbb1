import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { StatusTone } from '#base/status-tone.ts'

/** One thing that needs attention, and the link to exactly the records it is about. */
export type AttentionRow = {
  id: string
  as: StatusTone
  title: string
  text?: ReactNode
  /** Undefined for a single thing, or where the platform does not let it be counted. */
  count?: number
  link: LinkProps
}

/** A source that could not be read. */
export type AttentionFailure = { id: string; title: string; onRetry: () => void }
