import { decimalText, dividedByPowerOfTen } from './decimal.ts'
import { t } from '#base/language/words.ts'
import {
  type NumberForm,
  type Preferences,
  preferences,
  setPreference,
} from '#base/storage/preferences.ts'

type MoneyUnit = 'as-given' | 'minor'

export type FormattedMoney = {
  sign: string
  integer: string
  decimals: string
  code: string
  text: string
}

const signs: Record<NumberForm, { group: string; decimal: string }> = {
  '1,234.56': { group: ',', decimal: '.' },
  '1.234,56': { group: '.', decimal: ',' },
  '1 234,56': { group: '\u202F', decimal: ',' },
}

/*
 * Read once, because 1,234 and 1.234 on one page could be taken for each other: another tab keeps
 * its form until it is loaded again.
 */
let form = formOf(preferences().numberForm)

/** How a number is written: as chosen, else as in the language of the page. */
function formOf(chosen: Preferences['numberForm']): NumberForm {
  const usual = t({ message: '1,234.56', context: 'CLDR' }) as NumberForm
  return chosen === 'language' ? usual : chosen
}

export const numberSigns = () => signs[form]

export function setNumberForm(chosen: Preferences['numberForm']): void {
  form = formOf(chosen)
  setPreference('numberForm', chosen)
}

/** At least the currency’s decimals and at most those sent; an unknown code stays as it is. */
export function formatMoney(
  amount: number | null | undefined,
  currencyCode: string | null | undefined,
  { unit = 'as-given' }: { unit?: MoneyUnit } = {},
): FormattedMoney | undefined {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return undefined
  const code = currencyCode?.trim() ?? ''
  const digits = currencyDigits(code)
  const sent = decimalText(amount)
  const value = unit === 'minor' && digits ? dividedByPowerOfTen(sent, digits) : sent
  const { sign, integer, decimals } = grouped(value, digits ?? 2)
  const figure = sign + integer + decimals
  return { sign, integer, decimals, code, text: code ? `${figure} ${code}` : figure }
}

export function roundedMoney(
  value: number,
  currencyCode: string,
  { decimals, unit }: { decimals: number; unit: MoneyUnit },
): number {
  const currencyPlaces = unit === 'minor' ? 0 : (currencyDigits(currencyCode.trim()) ?? 2)
  return Number(value.toFixed(Math.min(Math.max(decimals, currencyPlaces), 20)))
}

export function formatNumber(value: number): string {
  const { sign, integer, decimals } = grouped(decimalText(value), 0)
  return sign + integer + decimals
}

export function formatRating(value: number): string {
  const { sign, integer, decimals } = grouped(decimalText(value), 1)
  return sign + integer + decimals
}

/** Of a number that is known to be of a hundred; others go through `percentText`. */
export const formatPercentage = (value: number) => withPercent(formatNumber(value))

export const withPercent = (figure: string) => t({ message: `${figure}%`, context: 'CLDR' })

/** The smallest unit of a currency: 0.01 EUR, 0.001 KWD; 0 for codes outside ISO 4217. */
export function smallestUnit(currencyCode = ''): number {
  const digits = currencyDigits(currencyCode.trim())
  return digits === undefined ? 0 : Number(`1e-${digits}`)
}

const digitsByCode = new Map<string, number | undefined>()

/* ISO 4217 gives most currencies two decimals; browsers use cash denominations instead. */
const unusualDigits = new Map(
  Object.entries({
    0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    3: 'BHD IQD JOD KWD LYD OMR TND',
    4: 'CLF UYW',
  }).flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, Number(digits)] as const)),
)

/** Undefined for codes outside ISO 4217 (BTC, USDT, empty). */
function currencyDigits(code: string): number | undefined {
  if (!digitsByCode.has(code)) digitsByCode.set(code, readCurrencyDigits(code))
  return digitsByCode.get(code)
}

function readCurrencyDigits(currency: string): number | undefined {
  const code = currency.toUpperCase()
  return unusualDigits.get(code) ?? (isKnownCurrency(code) ? 2 : undefined)
}

/** Not by their names, which also know codes out of use: a browser takes 20 ms to load those. */
const isKnownCurrency = (code: string) =>
  code === 'CNH' || Intl.supportedValuesOf('currency').includes(code)

/* By hand, because a browser takes milliseconds to load its own formats at the first amount. */
function grouped(value: string, minimumDecimals: number) {
  const { group, decimal } = signs[form]
  const [integer = '', fraction = ''] = value.replace('-', '').split('.')
  const decimals = fraction.padEnd(minimumDecimals, '0')
  return {
    sign: value.startsWith('-') ? '−' : '',
    integer: integer.replaceAll(/\B(?=(?:\d{3})+$)/g, group),
    decimals: decimals && decimal + decimals,
  }
}
