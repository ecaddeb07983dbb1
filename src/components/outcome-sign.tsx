import { Loader } from '@mantine/core'
import { StatusGlyph } from './status-glyph.tsx'

export type OutcomeSignProps = { phase: string }

/** How something that was sent stands, at a glance. */
export function OutcomeSign({ phase }: OutcomeSignProps) {
  switch (phase) {
    case 'prechecking':
    case 'sending':
    case 'checking':
      return <Loader size={14} color="gray" aria-hidden />
    case 'done':
      return <StatusGlyph glyph="tick" tone="success" size={16} />
    case 'rejected':
      return <StatusGlyph glyph="cross" tone="danger" size={16} />
    default:
      return <StatusGlyph glyph="stroke" tone="neutral" size={16} />
  }
}
