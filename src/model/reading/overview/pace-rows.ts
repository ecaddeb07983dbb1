import { linkOptions } from '#model/reading/links/link-options.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber, formatPercentage } from '#base/numbers/money-format.ts'
import { type Disputes, standingOf } from '#model/reading/figures/disputes.ts'
import { type Lasting, endsWithinAWeek } from '#model/reading/figures/lasting.ts'
import { productLink } from '#model/reading/links/links.ts'
import type { AttentionRow } from './attention-row.ts'
import { daysLeft, ratioText } from './words.ts'

/** A row for each gateway that is over the limit of disputed orders, or comes near it. */
export function limitRows(
  storeId: string,
  disputes: readonly Disputes[],
  { limit, isOwn }: { limit: number; isOwn: boolean },
  days: number,
): AttentionRow[] {
  const percent = formatPercentage(limit)
  const limitText = isOwn ? t`limit ${percent}` : t`usual limit ${percent}`
  return disputes.flatMap((each) => {
    const standing = standingOf(each, limit)
    if (standing !== 'over' && standing !== 'near') return []
    const { key, label, disputed, everPaid } = each
    const name = label.slice(0, 120)
    const isOver = standing === 'over'
    return [
      {
        id: `limit ${key}`,
        as: isOver
          ? ({ glyph: 'triangle', tone: 'danger' } as const)
          : ({ glyph: 'half', tone: 'warning' } as const),
        title: isOver
          ? t`${name} is over the limit of disputes`
          : t`${name} comes near the limit of disputes`,
        text: plural(everPaid, {
          one: `${ratioText(disputed, everPaid)} of 1 paid order in ${days} days, ${limitText}`,
          other: `${ratioText(disputed, everPaid)} of ${formatNumber(everPaid)} paid orders in ${days} days, ${limitText}`,
        }),
        link: linkOptions({
          to: '/stores/$storeId',
          params: { storeId },
          search: { by: 'gateway' },
          hash: 'break-down',
        }),
      },
    ]
  })
}

/** Variants that will be sold out within a week at the pace of the last days. */
export function lastingRows(
  storeId: string,
  lasting: readonly Lasting[],
  endless: readonly string[],
  isPartial: boolean,
): AttentionRow[] {
  const ending = lasting.filter((each) => endsWithinAWeek(each) && !endless.includes(each.key))
  const [first, ...others] = ending
  if (!first) return []
  const name = `${first.product} ${first.variant}`.trim().slice(0, 120)
  return [
    {
      id: 'lasting',
      as: { glyph: 'half', tone: 'warning' },
      title: t`Sold out within a week`,
      text: t`${name}: ${daysLeft(first.days)}`,
      count: ending.length,
      isPartial,
      link:
        others.length === 0
          ? productLink(storeId, first.productId)
          : linkOptions({ to: '/stores/$storeId', params: { storeId }, hash: LASTING_PLACE }),
    },
  ]
}

/** The part of an address that leads to what is sold out next. */
export const LASTING_PLACE = 'sold-out-in'
