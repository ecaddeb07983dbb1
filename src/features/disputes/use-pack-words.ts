import { t } from '#base/language/words.ts'
import { presentTime } from '#base/time/now.ts'
import { parseMoment } from '#base/time/moment.ts'
import { formatMoney } from '#base/numbers/money-format.ts'
import { usePreferences, useTimeZone } from '#base/storage/preferences.ts'
import { momentText } from '#base/time/time-format.ts'
import { zoneName } from '#base/time/time-zone.ts'
import type { PackWords } from '#model/records/disputes/pack-customer.ts'

/** Amounts and times as the merchant reads them, with the zone beside each time. */
export function usePackWords(storeCurrency: string | undefined): PackWords & { zone: string } {
  const zone = useTimeZone()
  const { moneyUnit } = usePreferences()
  return {
    zone,
    money: (amount, currencyCode) =>
      formatMoney(amount, currencyCode || storeCurrency, { unit: moneyUnit })?.text ?? t`not known`,
    time(value) {
      const moment = parseMoment(value)
      if (!moment) return t`at an unknown time`
      const text = momentText(moment, 'absolute', zone, presentTime())
      return moment.kind === 'instant' ? `${text} ${zoneName(moment.instant, zone)}` : text
    },
  }
}
