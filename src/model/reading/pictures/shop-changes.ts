import { unexplained } from '#model/reading/figures/sold-meanwhile.ts'
import {
  type Day,
  type Difference,
  type History,
  type Missing,
  differencesOf,
  pictureOf,
} from './history.ts'
import {
  type Fact,
  type Facts,
  type Kind,
  type Part,
  type Picture,
  idOf,
  kindOf,
  partOf,
} from './picture.ts'

export type ChangeGroup =
  | 'payout'
  | 'price'
  | 'stock'
  | 'limits'
  | 'coupon'
  | 'gone'
  | 'new'
  | 'processor'
  | 'key'
  | 'fall'
  | 'other'

export type ShopChange = {
  group: ChangeGroup
  key: string
  /** Undefined if the record is new or gone. */
  field?: string
  before?: Fact
  after?: Fact
  /** What is known of the record: as it is, or as it was. */
  facts: Facts
  /** Of a variant. */
  product?: Facts
  /** When a picture first showed it. */
  seenAt: number
}

export type ShopComparison = {
  from: Day
  to: Day
  changes: ShopChange[]
  /** Stock that fell as sales make it fall, which only sales themselves can tell. */
  soldDown: ShopChange[]
  compared: { variants: number; coupons: number }
  notCompared: { part: Part; why: Missing | 'new' }[]
}

const parts: readonly Part[] = ['products', 'coupons', 'account']

/** Undefined if one of the days isn't kept. */
export function compareDays(
  history: History,
  fromDay: string,
  toDay: string,
): ShopComparison | undefined {
  const { days } = history
  const from = days.find(({ day }) => day === fromDay)
  const to = days.find(({ day }) => day === toDay)
  if (!from || !to || from.day >= to.day) return undefined
  const between = days.filter(({ day }) => day > from.day && day <= to.day)
  const notCompared = parts.flatMap((part) => {
    const wasRead = days.some(({ day, read }) => day <= from.day && read.includes(part))
    const isRead = between.some(({ read }) => read.includes(part))
    if (wasRead && isRead) return []
    const why = between.at(-1)?.missing[part] ?? 'failed'
    return [{ part, why: isRead ? ('new' as const) : why }]
  })
  const left = new Set(notCompared.map(({ part }) => part))
  const [before, after] = [pictureOf(history, from.day), pictureOf(history, to.day)]
  const found = differencesOf(before, after)
    .filter(({ key }) => !left.has(partOf(key)))
    .flatMap(({ key, before: old, after: now }): ShopChange[] => {
      const facts = after[key] ?? before[key] ?? {}
      const about = { key, facts, product: productOf(facts, before, after) }
      const seenAt = (isIt: (one: Difference) => boolean) =>
        lastSeen(between, (one) => one.key === key && isIt(one))
      if (!old || !now) {
        // Its product tells it.
        const owner = kindOf(key) === 'variant' && `product:${String(facts['product'])}`
        const isTold = owner && (old ? !after[owner] : !before[owner])
        if (isTold) return []
        return old
          ? [{ ...about, group: 'gone', seenAt: seenAt((one) => !one.after) }]
          : [{ ...about, group: 'new', seenAt: seenAt((one) => !one.before) }]
      }
      return Object.keys(now).flatMap((field) => {
        const group = groupOf(kindOf(key), field)
        if (!group || (field === 'whichVariants' && 'variants' in now)) return []
        const values = { before: old[field], after: now[field] }
        const isIt = ({ after: then }: Difference) => then?.[field] !== undefined
        return [{ ...about, group, field, ...values, seenAt: seenAt(isIt) }]
      })
    })
  const changes = found.filter((change) => !isSoldDown(change))
  const count = (kind: Kind) => Object.keys(after).filter((key) => kindOf(key) === kind).length
  return {
    from,
    to,
    changes,
    soldDown: found.filter(isSoldDown),
    compared: { variants: count('variant'), coupons: count('coupon') },
    notCompared,
  }
}

/** Where a processor pays to, which thieves change. */
export const payoutFields: ReadonlySet<string> = new Set([
  'litecoinPayoutAddress',
  'usdtBscPayoutAddress',
  'walletEmail',
  'emailAddress',
  'email',
  'tag',
  'gatewayUrl',
])

/** Undefined for a field that another one tells. */
function groupOf(kind: Kind, field: string): ChangeGroup | undefined {
  if (field === 'product') return undefined
  if (kind === 'variant' && field === 'cost') return 'price'
  if (kind === 'variant' && field === 'stock') return 'stock'
  if (['minimum', 'maximum', 'delivery'].includes(field)) return 'limits'
  if (payoutFields.has(field)) return 'payout'
  if (kind === 'product' || kind === 'variant') return 'other'
  return kind
}

/** Sales only make stock fall: what fell by less than half, or by few, may have been sold. */
function isSoldDown({ group, before, after }: ShopChange): boolean {
  if (group !== 'stock' || typeof before !== 'number' || typeof after !== 'number') return false
  const fall = before - after
  return fall > 0 && !isManyOf(fall, before)
}

const isManyOf = (pieces: number, before: number) => pieces >= 10 && pieces * 2 >= before

/** Of stock that fell, what sales don't explain; orders on their way may explain a few pieces. */
export const beyondSales = (
  soldDown: readonly ShopChange[],
  sold: ReadonlyMap<string, number>,
): ShopChange[] =>
  soldDown.flatMap((change) => {
    const { kind, pieces } = unexplained(
      Number(change.before),
      Number(change.after),
      piecesSold(sold, change),
    )
    if (kind !== 'gone') return []
    return [{ ...change, group: pieces < LEAST_JUMP ? 'fall' : 'stock' }]
  })

const LEAST_JUMP = 10

export const piecesSold = (sold: ReadonlyMap<string, number>, { key }: Pick<ShopChange, 'key'>) =>
  sold.get(idOf(key).toLowerCase()) ?? 0

/** Whether a price fell to half or less, which somebody should look at. */
export const isHalved = ({ group, before, after }: ShopChange): boolean =>
  group === 'price' &&
  typeof before === 'number' &&
  typeof after === 'number' &&
  after * 2 <= before

function productOf({ product }: Facts, before: Picture, after: Picture): Facts | undefined {
  if (product === undefined) return undefined
  const key = `product:${String(product)}`
  return after[key] ?? before[key]
}

function lastSeen(days: readonly Day[], isIt: (one: Difference) => boolean): number {
  return (days.findLast(({ differences }) => differences.some(isIt)) ?? days.at(-1))?.at ?? 0
}
