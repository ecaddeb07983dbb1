import type { LinkProps } from '@tanstack/react-router'
import { t } from '#base/language/words.ts'
import { comparing } from '#base/numbers/compare.ts'
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
  /** Read late, and mostly urgent: it stands where it then will, so that what follows doesn’t move. */
  isAwaited?: boolean
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

/** Nothing red stands behind grey; what nobody checked may still be urgent, so it comes before that. */
export const bySeverity = (rows: readonly AttentionRow[]) => rows.toSorted(comparing(rank))

export const isUrgent = ({ as, isAwaited }: AttentionRow) => isAwaited || as.tone === 'danger'

function rank(row: AttentionRow): number {
  if (isUrgent(row)) return 0
  if (row.as.tone === 'warning') return 1
  return row.isNotChecked ? 2 : 3
}

export const rowIf = (count: number, row: Omit<AttentionRow, 'count'>): AttentionRow[] =>
  count > 0 ? [{ ...row, count }] : []

/** Of a name that the platform sent, however long it is. */
export const short = (text = '') => text.slice(0, 120)
