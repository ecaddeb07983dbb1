import type { OrderRecord } from '#api/schemas/order-detail.ts'
import { plural, t } from '#base/language/words.ts'
import { sum } from '#base/numbers/decimal.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { percentText } from '#model/reading/platform/percent.ts'
import type { MonthSheet } from './month.ts'
import type { SheetSection } from './month-sections.ts'

export function taxSection({ entries, read }: MonthSheet): SheetSection {
  const groups = new Map<string, { label: string; note?: string; orders: number; tax: number[] }>()
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
      const named = isReverse ? { label: reverseWords(tax) } : taxedIn(tax, country)
      const key = JSON.stringify(named)
      const { orders, tax: before } = groups.get(key) ?? { orders: 0, tax: [] }
      groups.set(key, { ...named, orders: orders + 1, tax: [...before, amount] })
      taxed.push(amount)
    }
  }
  const lines = Array.from(groups.values(), ({ tax, ...line }) => ({
    ...line,
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

/** A platform may name a tax after another country than the one the order went to. */
function taxedIn(tax: OrderRecord['tax'], country = t`Unknown`) {
  const name = tax?.taxName?.trim() || t`Tax`
  const rate = tax?.taxRate === undefined ? '' : ` ${percentText(tax.taxRate, { tax })}`
  // Many platforms name it “VAT Germany”.
  return name.includes(country) ? { label: name + rate } : { label: name + rate, note: country }
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
