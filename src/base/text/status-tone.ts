import { separateWords } from './sentence-case.ts'

export type Tone = 'success' | 'warning' | 'accent' | 'danger' | 'neutral'
export type Glyph =
  | 'tick'
  | 'half'
  | 'dashed'
  | 'arrow'
  | 'triangle'
  | 'cross'
  | 'stroke'
  | 'pause'
  | 'ring'
  | 'dot'
export type StatusTone = { glyph: Glyph; tone: Tone }

/* Any status word may arrive, so known ones are matched whole: "unpaid" is not "paid". */
const families: [Glyph, Tone, string][] = [
  ['tick', 'success', 'completed complete paid delivered active succeeded success enabled'],
  ['half', 'warning', 'pending partial partially_paid partial_payment awaiting_payment waiting'],
  ['dashed', 'accent', 'processing confirming trialing trial'],
  ['arrow', 'neutral', 'refunded partially_refunded reversed'],
  ['triangle', 'danger', 'chargeback charged_back dispute disputed risk_locked'],
  ['cross', 'danger', 'failed declined error'],
  ['stroke', 'neutral', 'voided cancelled canceled expired'],
  ['stroke', 'danger', 'blocked'],
  ['pause', 'warning', 'restricted paused suspended'],
]

const toneByStatus = new Map(
  families.flatMap(([glyph, tone, words]) =>
    words.split(' ').map((word) => [separateWords(word), { glyph, tone }] as const),
  ),
)

export function statusTone(value: string | number): StatusTone {
  const words = separateWords(String(value))
  if (/^2\d\d$/.test(words)) return { glyph: 'tick', tone: 'success' }
  if (/^[45]\d\d$/.test(words)) return { glyph: 'cross', tone: 'danger' }
  return toneByStatus.get(words) ?? { glyph: 'ring', tone: 'neutral' }
}
