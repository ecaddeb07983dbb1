import { displayNames } from '#base/language/formats.ts'

/** Platforms write English names. */
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Spellings that differ from the browser's names. */
const otherNames: Record<string, string> = {
  'united states of america': 'US',
  usa: 'US',
  'great britain': 'GB',
  uk: 'GB',
  'russian federation': 'RU',
  'republic of korea': 'KR',
  'korea, republic of': 'KR',
  'czech republic': 'CZ',
  turkey: 'TR',
  'viet nam': 'VN',
  'hong kong': 'HK',
  macao: 'MO',
  macau: 'MO',
  'the netherlands': 'NL',
  'ivory coast': 'CI',
  burma: 'MM',
  'cabo verde': 'CV',
  swaziland: 'SZ',
  macedonia: 'MK',
  palestine: 'PS',
}

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
let known: { codes: Set<string>; byName: Map<string, string> } | undefined

export function countryCodeOf(text: string | undefined): string | undefined {
  const word = text?.trim() ?? ''
  if (/^[a-z]{2}$/i.test(word)) return realCode(otherNames[word.toLowerCase()] ?? word)
  return otherNames[plain(word)] ?? countries().byName.get(plain(word))
}

export function countryName(text: string | undefined): string | undefined {
  const code = countryCodeOf(text)
  return (code && displayNames('region').of(code)) || text?.trim() || undefined
}

export type CountryComparison = 'same' | 'different' | 'cannot-compare'

export function compareCountries(
  one: string | undefined,
  other: string | undefined,
): CountryComparison {
  const [first, second] = [countryCodeOf(one), countryCodeOf(other)]
  if (!first || !second) return 'cannot-compare'
  return first === second ? 'same' : 'different'
}

function realCode(text: string): string | undefined {
  const code = text.toUpperCase()
  return countries().codes.has(code) ? code : undefined
}

function countries() {
  known ??= listCountries()
  return known
}

function listCountries() {
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => names.of(code) !== undefined && isCurrent(code) && !groups.has(code))
  const byName = new Map(codes.map((code) => [plain(names.of(code) ?? ''), code]))
  return { codes: new Set(codes), byName }
}

/** Valid two-letter codes that are not countries. */
const groups = new Set(['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB'])

/** The browser replaces codes out of use ("DD", "UK") by their successors. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('&', 'and')
    .replace(/ sar china$/i, '')
    .trim()
    .toLowerCase()
