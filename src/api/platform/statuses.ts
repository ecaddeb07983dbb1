import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { type StatusTone, statusTone } from '#base/text/status-tone.ts'

const FEW = 5
const LONGEST = 40

/** Which of the words met for a status Counter does not know, so that it shows them as they come. */
export function statusFinding(
  met: readonly string[],
  toneOf: (status: string) => StatusTone = statusTone,
) {
  const unknown = met.filter((status) => toneOf(status).glyph === 'ring')
  if (met.length === 0) return {}
  if (unknown.length === 0) return { behaviour: 'known' as const }
  return { behaviour: 'unknown' as const, detail: wordsOf(unknown) }
}

function wordsOf(all: readonly string[]): string {
  const few = all
    .slice(0, FEW)
    .map((word) => (word.length > LONGEST ? `${word.slice(0, LONGEST)}…` : word))
  const words = commaList(few)
  return all.length > FEW ? t`${words} and ${all.length - FEW} more` : words
}
