import { t } from '#base/language/words.ts'

export type NumberRange = { from?: number; to?: number }

export function numberRangeText({ from, to }: NumberRange): string | undefined {
  if (from !== undefined && to !== undefined) {
    return from === to ? String(from) : t`${from} to ${to}`
  }
  if (from !== undefined) return t`at least ${from}`
  return to === undefined ? undefined : t`at most ${to}`
}
