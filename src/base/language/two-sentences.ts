import { t } from '#base/language/words.ts'

/** Of which the last has no full stop, as lines of facts have none. */
export const twoSentences = (first: string, second: string) =>
  t({
    message: `${first}. ${second}`,
    comment: 'Two sentences in one line of facts, which ends without a full stop.',
  })
