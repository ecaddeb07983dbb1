import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { StatusTone } from '#base/status-tone.ts'

/** One thing to look at, and the way to exactly the records it is about. */
export type AttentionRow = {
  id: string
  as: StatusTone
  title: string
  text?: ReactNode
  /** Undefined where it is one thing, or where the service does not let it be counted. */
  count?: number
  link: LinkProps
}

/** A reading that failed: what could not be looked at. */
export type AttentionFailure = { id: string; title: string; onRetry: () => void }
