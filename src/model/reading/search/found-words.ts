import * as z from 'zod/mini'
import { commaList } from '#base/language/lists.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { lackText } from '#base/storage/left-out.ts'
import { percentText } from '#model/reading/platform/percent.ts'

const text = z.optional(z.string())
const figure = z.optional(z.number())

/** What tells a record from its like, as values: a page in another language says it, too. */
export const About = z.object({
  status: text,
  /** Empty for one without a name. */
  items: z.optional(z.array(z.string())),
  orders: figure,
  isBlocked: z.optional(z.boolean()),
  variant: text,
  percentOff: figure,
  amountOff: figure,
  uses: figure,
  maximumUses: figure,
  lastBy: text,
  /** As sent. */
  text,
})
export type About = z.infer<typeof About>

const untitled = {
  orders: t`No ID`,
  customer: labels.noEmail,
  products: labels.unnamedProduct,
  categories: labels.unnamedCategory,
  coupons: t`No code`,
  star: t`No text`,
  tickets: t`No subject`,
  webhooks: t`Unnamed`,
}
export type FoundIcon = keyof typeof untitled

export const titleText = (icon: string, title: string | undefined): string =>
  title || (icon === 'customer' ? lackText() : untitled[icon as FoundIcon]) || t`Unnamed`

/** Between what is told of a record. */
export const DOT = ' · '

export function aboutText(about: About): string {
  const { status, orders, isBlocked, variant, lastBy } = about
  const parts = [
    status && sentenceCase(status),
    itemsText(about),
    orders !== undefined && ordersText(orders),
    isBlocked && t`Blocked`,
    variant && t`Variant ${variant}`,
    discountText(about),
    usesText(about),
    lastBy && t`last word by ${lastBy}`,
    about.text,
  ]
  return parts.filter(Boolean).join(DOT)
}

export const itemsText = ({ items }: About) =>
  items && commaList(items.map((name) => name || t`Unnamed`))

export const ordersText = (orders: number) =>
  plural(orders, { one: '1 order', other: `${formatNumber(orders)} orders` })

export function discountText({ percentOff, amountOff }: About): string | undefined {
  if (percentOff) return percentText(percentOff)
  return amountOff ? formatNumber(amountOff) : undefined
}

export function usesText({ uses, maximumUses }: About): string | undefined {
  if (uses === undefined) return undefined
  return maximumUses
    ? t`${formatNumber(uses)} of ${formatNumber(maximumUses)} used`
    : t`${formatNumber(uses)} used`
}
