import type { OrderRecord } from '#api/schemas/order-detail.ts'
import { commaList } from '#base/language/lists.ts'
import { plural, t } from '#base/language/words.ts'
import { sum } from '#base/numbers/decimal.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { percentText } from '#model/reading/platform/percent.ts'
import type { MonthSheet } from './month.ts'
import type { SheetSection } from './month-sections.ts'

export function taxSection({ entries, read }: MonthSheet): SheetSection {
  const groups = new Map<string, { orders: number; tax: number[] }>()
  const untaxed: (string | undefined)[] = []
  let unclear = 0
  const taxed: number[] = []
  for (const { record, country } of read) {
    const { tax } = record
    const paid = tax?.taxAmount ? record.taxPaid : 0
    const isReverse = tax?.isReverseCharge === true
    if (!isReverse && !tax?.taxAmount) untaxed.push(country)
    else if (!isReverse && paid === undefined) unclear += 1
    else {
      const amount = isReverse ? 0 : (paid ?? 0)
      const key = isReverse ? reverseWords(tax) : taxWords(tax, country)
      const group = groups.get(key) ?? { orders: 0, tax: [] }
      groups.set(key, { orders: group.orders + 1, tax: [...group.tax, amount] })
      taxed.push(amount)
    }
  }
  const lines = Array.from(groups, ([label, { orders, tax }]) => ({
    label,
    orders,
    amount: sum(tax),
  })).toSorted((a, b) => b.amount - a.amount || b.orders - a.orders)
  return {
    title: t`Tax in what was paid`,
    lines: [
      ...lines,
      ...(untaxed.length > 0
        ? [{ label: t`No tax on record`, orders: untaxed.length, note: countriesWords(untaxed) }]
        : []),
      ...(unclear > 0
        ? [
            {
              label: t`Tax not clear`,
              orders: unclear,
              note: t`not paid in full, or not said whether on top`,
            },
          ]
        : []),
    ],
    total: {
      label: t`Tax, in all`,
      ...counted(read.length - unclear, entries.length),
      amount: sum(taxed),
      note: t`country: billing address, else customer`,
    },
  }
}

export const negative = (amount: number) => (amount === 0 ? 0 : -amount)

export const counted = (orders: number, of: number) => (orders < of ? { orders, of } : { orders })

const reverseWords = (tax: OrderRecord['tax']) =>
  tax?.customerVatId ? t`Reverse charge, with VAT number` : t`Reverse charge, without VAT number`

/** "Germany, VAT 19%", also of a tax that is named after the country. */
function taxWords(tax: OrderRecord['tax'], country = t`Unknown`) {
  const name = tax?.taxName?.replace(country, '').trim() || t`Tax`
  const rate = tax?.taxRate === undefined ? '' : ` ${percentText(tax.taxRate, { tax })}`
  return commaList([country, name + rate])
}

function countriesWords(countries: readonly (string | undefined)[]) {
  const known = [...new Set(countries.flatMap((country) => country ?? []))]
  const [only, ...others] = known
  if (others.length === 0) return only
  return plural(known.length, {
    one: '1 country',
    other: `${formatNumber(known.length)} countries`,
  })
}
