import { type Counted, besideFigures } from '#model/reading/ledger/counted.ts'
import type { Ledger } from '#model/reading/ledger/ledger.ts'
import { ledgerWords } from '#model/reading/ledger/words.ts'
import { currencyKey, isDated, unstatedIn } from './figures.ts'
import type { TrueOrder } from './records.ts'
import type { Stated } from './stated.ts'

/** An order without a date is of no period, and no platform has to send it for one. */
const AS_SENT = 'as far as sent'

type Beside = {
  what: string
  ledger: Ledger
  counted: Counted
  currency: string
  /** Those that have figures of their own. */
  currencies: readonly string[]
  own: readonly TrueOrder[]
  lack: string | undefined
}

/** O9: of how many orders of this currency and period the words beside the figures say what they lack. */
export function statedBeside(
  { zone, orders }: { zone: string; orders: readonly TrueOrder[] },
  { what, ledger, counted, currency, currencies, own, lack }: Beside,
): Stated[] {
  const words = ledgerWords(besideFigures(ledger, counted, { currency, currencies }), zone).join(
    ' ',
  )
  const toldBy = (pattern: RegExp) => (pattern.exec(words)?.[1] ?? '0').replaceAll(',', '')
  const undated = orders.filter((order) => {
    const its = currencyKey(order)
    return !isDated(order) && (its === currency || !currencies.includes(its))
  })
  return [
    {
      what: `${what}, without a paid amount`,
      told: toldBy(/([\d,]+) orders? states? no paid amount/),
      truth: String(unstatedIn(own)),
      lack,
      // Of kept days, what has come since is not known.
      isLeast: ledger.kept.days === 0,
    },
    {
      what: `${what}, without a date`,
      told: toldBy(/([\d,]+) orders? without a usable date/),
      truth: String(undated.length),
      lack: lack ?? (undated.length > 0 ? AS_SENT : undefined),
      isLeast: true,
    },
  ]
}
