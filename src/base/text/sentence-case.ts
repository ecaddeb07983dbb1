import { t } from '#base/language/words.ts'
import { oneForEach } from '#base/storage/once.ts'

const INITIALS =
  /\b(?:3ds|ach|aml|api|bep20|bnb|bsc|btc|dai|erc20|eth|id|ip|kyc|ltc|sepa|sol|ton|trc20|trx|upi|url|usd[ct]|vat|vpn|xmr|xrp)\b/g

/** In another language, what known words are called there, `completed=Abgeschlossen;…`; in English, none. */
const known = t({ message: '-', context: 'CLDR' }).split(';')

/**
 * How every status, gateway and other word of the platform is spelled: `AWAITING_KYC`,
 * `awaiting-kyc` and `awaitingKyc` all read "Awaiting KYC", `USDT_BSC` reads "USDT BSC". Words that
 * were written for people ("Cash App") stay.
 */
export function sentenceCase(text: string): string {
  const words = separateWords(text)
  const said = known.find((pair) => pair.startsWith(`${words}=`))
  if (said) return said.slice(words.length + 1)
  if (/\p{Ll}/u.test(text) && /\s\S*\p{Lu}/u.test(text)) return text
  const spelled = words.replaceAll(INITIALS, (initials) => initials.toUpperCase())
  return spelled.charAt(0).toUpperCase() + spelled.slice(1)
}

/** Many orders share few words. */
export const separateWords = oneForEach((text: string) =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[\s_.-]+/g, ' ')
    .trim()
    .toLowerCase(),
)
