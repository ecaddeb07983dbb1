import type { Order } from '#api/schemas/orders.ts'
import { linkOptions, orderLink } from '#model/reading/links/order-links.ts'
import { commaList, semicolonList } from '#base/language/lists.ts'
import { labelled } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber, formatPercentage } from '#base/numbers/money-format.ts'
import { type Disputes, standingOf } from '#model/reading/figures/disputes.ts'
import { type Lasting, endsWithinAWeek } from '#model/reading/figures/lasting.ts'
import { productLink } from '#model/reading/links/links.ts'
import { type AttentionRow, quiet, short, warning } from './attention-row.ts'
import { daysLeft, ratioText } from './words.ts'

/** In one piece, wherever the line breaks. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** What gateways are over the limit of disputed orders, and what come near it: a row for each of the two. */
export function limitRows(
  storeId: string,
  disputes: readonly Disputes[],
  { limit, isOwn }: { limit: number; isOwn: boolean },
  days: number,
): AttentionRow[] {
  const percent = formatPercentage(limit)
  const limitText = unbroken(isOwn ? t`limit ${percent}` : t`usual limit ${percent}`)
  const link = linkOptions({
    to: '/stores/$storeId',
    params: { storeId },
    search: { by: 'gateway' },
    hash: 'break-down',
  })
  return (['over', 'near'] as const).flatMap((standing) => {
    const [first, ...others] = disputes.filter((each) => standingOf(each, limit) === standing)
    if (!first) return []
    const isOver = standing === 'over'
    const row = { id: `limit ${standing}`, as: MARKS[standing], link }
    if (others.length > 0) {
      const shares = [first, ...others].map((each) =>
        labelled(nameOf(each), ratioText(each.disputed, each.everPaid)),
      )
      return {
        ...row,
        title: isOver ? t`Disputes over the limit` : t`Disputes near the limit`,
        text: semicolonList([commaList(shares), commaList([limitText, unbroken(daysLeft(days))])]),
        count: shares.length,
      }
    }
    const { disputed, everPaid } = first
    const name = nameOf(first)
    return {
      ...row,
      title: isOver
        ? t`${name} is over the limit of disputes`
        : t`${name} comes near the limit of disputes`,
      text: plural(everPaid, {
        one: `${ratioText(disputed, everPaid)} of 1 paid order in ${days} days, ${limitText}`,
        other: `${ratioText(disputed, everPaid)} of ${formatNumber(everPaid)} paid orders in ${days} days, ${limitText}`,
      }),
    }
  })
}

const MARKS = {
  over: { glyph: 'triangle', tone: 'danger' },
  near: warning,
} as const

const nameOf = ({ label }: Disputes) => short(label)

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
  const name = short(`${first.product} ${first.variant}`.trim())
  return [
    {
      id: 'lasting',
      as: warning,
      title: t`Sold out within a week`,
      text: t`${name}: ${daysLeft(first.days)}`,
      count: ending.length,
      isPartial,
      link: others.length === 0 ? productLink(storeId, first.productId) : lastingLink(storeId),
    },
  ]
}

/** Orders of these days that may have sold more than they tell: nobody can mend that, so it is no task. */
export function untoldRows(storeId: string, untold: readonly Order[]): AttentionRow[] {
  const [first, ...others] = untold
  if (!first) return []
  return [
    {
      id: 'untold',
      as: quiet,
      title: untoldText(untold.length),
      text: t`More may have been sold, so stock may end sooner.`,
      isNotChecked: true,
      link: others.length === 0 && first.id ? orderLink(storeId, first.id) : lastingLink(storeId),
    },
  ]
}

export const untoldText = (count: number) =>
  plural(count, {
    one: '1 order doesn’t tell all it sold',
    other: `${formatNumber(count)} orders don’t tell all they sold`,
  })

const lastingLink = (storeId: string) =>
  linkOptions({ to: '/stores/$storeId', params: { storeId }, hash: LASTING_PLACE })

/** The part of an address that leads to what is sold out next. */
export const LASTING_PLACE = 'sold-out-in'
