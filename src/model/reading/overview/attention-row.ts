import type { LinkProps } from '@tanstack/react-router'
import { t } from '#base/language/words.ts'
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
  /** A place to look rather than something found: nobody looked yet, or nobody can tell. */
  isNotChecked?: boolean
  link: LinkProps
}

export type AttentionFailure = { id: string; title: string; onRetry: () => void }

export const warning = { glyph: 'half', tone: 'warning' } as const
export const danger = { glyph: 'cross', tone: 'danger' } as const
export const quiet = { glyph: 'ring', tone: 'neutral' } as const

export const notChecked = (row: Omit<AttentionRow, 'as'>): AttentionRow => ({
  ...row,
  as: quiet,
  text: t`Not checked`,
  isNotChecked: true,
})

export const rowIf = (count: number, row: Omit<AttentionRow, 'count'>): AttentionRow[] =>
  count > 0 ? [{ ...row, count }] : []

/** Of a name that the platform sent, however long it is. */
export const short = (text = '') => text.slice(0, 120)
