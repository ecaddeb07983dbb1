import { t } from '#base/language/words.ts'
import { separateWords } from '#base/text/sentence-case.ts'

/** What usually answers a chargeback: the sections of a pack, and what they speak to. */
export type UsualEvidence = { sections: readonly string[]; speaksTo: string }

const unknownReason: UsualEvidence = {
  sections: ['payment', 'delivery', 'place', 'conversation', 'orders', 'policies'],
  speaksTo: t`All but webhooks and the review is ticked.`,
}

const byReason: readonly (UsualEvidence & { words: RegExp })[] = [
  {
    words: /\bnot (?:received|delivered)\b|\bnon receipt\b|\bnever arrived\b/,
    sections: ['payment', 'delivery', 'place', 'conversation', 'orders', 'policies'],
    speaksTo: t`We ticked what proves delivery.`,
  },
  {
    words: /fraud|unauthori[sz]ed|unrecogni[sz]ed|not recogni[sz]ed|stolen|no authori[sz]ation/,
    sections: ['payment', 'delivery', 'place', 'conversation', 'orders'],
    speaksTo: t`What tells who paid is ticked.`,
  },
  {
    words: /not as described|unacceptable|defective|quality|misrepresent/,
    sections: ['payment', 'delivery', 'conversation', 'review', 'policies'],
    speaksTo: t`What tells how it was sold and received is ticked.`,
  },
  {
    words: /duplicate|twice|paid by other means/,
    sections: ['payment', 'delivery', 'orders'],
    speaksTo: t`What tells the payments apart is ticked.`,
  },
  {
    words: /cancel|subscription|credit not processed|refund/,
    sections: ['payment', 'delivery', 'conversation', 'orders', 'policies'],
    speaksTo: t`What was agreed is ticked.`,
  },
]

/** Platforms name reasons freely, so only words are looked for; without a match, all is usual. */
export function usualEvidence(reason: string | undefined): UsualEvidence {
  const text = separateWords(reason ?? '')
  return byReason.find(({ words }) => words.test(text)) ?? unknownReason
}
