import type { Stated } from './stated.ts'
import type { World } from './worlds.ts'

/**
 * What is told wrongly and not mended yet. Each has a world of its own in `findings.test.ts` that
 * expects to fail; the mend removes both.
 */
export type Known = {
  finding: string
  holds: (world: World, look: string, stated: Stated) => boolean
}

const hasUndated = ({ store }: World) =>
  store.orders.some(({ dateCreated }) => !dateCreated || !/^20.*Z$/.test(dateCreated))

/** Overview and Figures, at a first look and later. */
const isLedger = (look: string) => look.startsWith('overview') || look.startsWith('figures')

export const knownFindings: readonly Known[] = [
  {
    finding: 'O1',
    holds: (world, look) =>
      hasUndated(world) &&
      // Where every count is 1 or 2, nothing shows that the fixed end hides a record.
      (look === 'sums' ||
        (['file', 'selection'].includes(look) && world.manner.pages === 'only-the-next')),
  },
  {
    finding: 'O2',
    holds: ({ manner }, look) =>
      !isLedger(look) &&
      (manner.window !== 'all-rows' || manner.pages === 'one' || manner.pages === 'too-few'),
  },
  {
    finding: 'O3',
    holds: ({ manner }, look, { what }) =>
      look === 'places' &&
      what.startsWith('count') &&
      ['one', 'too-few', 'too-many', 'only-the-next'].includes(manner.pages),
  },
  {
    finding: 'O4',
    holds: ({ manner }, look) => look === 'places' && manner.repeats === 'across-pages',
  },
  {
    finding: 'O6',
    holds: ({ manner }, look) =>
      look === 'filteredFiles' &&
      (manner.hasReplyFalse === 'with-a-reply' || manner.successFalse === 'successes'),
  },
  {
    finding: 'O7',
    holds: ({ manner }, look) =>
      (look === 'places' || look === 'feed') && manner.repeats === 'within-a-page',
  },
  {
    finding: 'O5',
    holds: ({ manner: { dateFrom, dateTo, reviewDates, deliveryDates } }, look) =>
      dateFrom === 'exclusive' ||
      dateTo === 'exclusive' ||
      (look === 'filteredFiles' && (reviewDates === 'exclusive' || deliveryDates === 'exclusive')),
  },
]
