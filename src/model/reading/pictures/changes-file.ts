import { CSV_MARK, csvLine } from '#base/text/csv.ts'
import { idOf, kindOf } from './picture.ts'
import { type ShopComparison, piecesSold } from './shop-changes.ts'

const heads = [
  'group',
  'kind',
  'id',
  'product',
  'name',
  'field',
  'before',
  'after',
  'sold_meanwhile',
  'seen_first_utc',
  'who',
]

type Words = {
  /** Who did it, if it was done from here. */
  whoOf: (change: ShopComparison['changes'][number]) => string
  sold: ReadonlyMap<string, number> | undefined
}

/** Every change between two days, with what isn't compared in the first lines. */
export function changesFile({ from, to, changes, notCompared }: ShopComparison, words: Words) {
  const rows = [
    ['from', from.day, new Date(from.at).toISOString()],
    ['to', to.day, new Date(to.at).toISOString()],
    ...notCompared.map(({ part, why }) => ['not_compared', part, why]),
    [],
    heads,
    ...changes.map((change) => {
      const { group, key, field, before, after, facts, product, seenAt } = change
      return [
        group,
        kindOf(key),
        idOf(key),
        product?.['name'],
        facts['name'] ?? facts['code'] ?? facts['label'],
        field ?? (group === 'gone' ? 'gone' : 'new'),
        before,
        after,
        field === 'stock' ? words.sold && piecesSold(words.sold, change) : '',
        new Date(seenAt).toISOString(),
        words.whoOf(change),
      ]
    }),
  ]
  return CSV_MARK + rows.map((cells) => csvLine(cells, ',')).join('')
}

export const changesFileName = ({ from, to }: ShopComparison) =>
  `counter-changes-${from.day}-${to.day}.csv`
