import { idOf } from './message.ts'

/**
 * The context of what Intl knows of every language better than a translator: the months, the order
 * of a date, how figures are written. A build takes it from there; no catalogue has it.
 */
export const STANDARD = 'CLDR'

/**
 * From right to left, a value runs by its own first letter and leaves the words around it in their
 * order. Twice, so that what leaves the page can lose these marks and keep those of a merchant’s own
 * texts (base/language/islands.ts).
 */
export const ISLAND = ['\u2068\u2068', '\u2069\u2069'] as const

/** Begins a text that runs from right to left, where its first letter does not say so. */
export const FROM_RIGHT = '\u200F\u200F'

/** How the page of a language runs. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const { language, script = '' } = new Intl.Locale(tag).maximize()
  return ['Arab', 'Hebr'].includes(script) || language === 'ur' ? 'rtl' : 'ltr'
}

/** Those texts in a language, by the ids of their messages. */
export function standardTexts(language: string): Map<string, string> {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)))
  const nameOf = (month: Date, locale: string) => partsOf(month, locale, true).month ?? ''
  const [january = new Date(0)] = months
  const inIslands = (begin: string, text: string, end: string) =>
    directionOf(language) === 'rtl' ? begin + text + end : text
  const between = (sign: string) => inIslands(ISLAND[1], sign, ISLAND[0])
  const isSpaced = !/^(?:ja|zh)\b/.test(language)
  const texts = [
    ...months.map((month) => [nameOf(month, 'en-US'), nameOf(month, language)]),
    ['{day} {monthName} {year}', partsOf(january, language, true).whole],
    ['{day} {monthName}', partsOf(january, language, false).whole],
    ['1,234.56', numberForm(language)],
    ['{figure}%', percentage(language)],
    ...['+', '−', '±'].map((sign) => [sign, signIn(language, sign)]),
    ['{date}, {clock}', `{date}${betweenDateAndTime(language)}{clock}`],
    [', ', between(comma(language))],
    ['; ', between(comma(language).replace(/[,،、，]/, (sign) => semicolons[sign] ?? sign))],
    ['{list}', inIslands(FROM_RIGHT + ISLAND[0], '{list}', ISLAND[1])],
    [' ', isSpaced ? ' ' : ''],
    ['.', isSpaced ? '.' : '。'],
    [' +{more}', ` ${signIn(language, '+')}{more}`],
    // Behind an Arabic figure, a sign without marks on both sides stands on its left.
    ['{figure}+', signIn(language, '+').replace(/(.*)\+/, '$1{figure}+$1')],
    ['monday', weekStart(language)],
    // Known status words, which catalogues have (catalogue.ts); none in English.
    ['-', '-'],
  ]
  return new Map(texts.map(([english = '', text = '']) => [idOf(english, STANDARD), text]))
}

function partsOf(day: Date, language: string, withYear: boolean) {
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    year: withYear ? 'numeric' : undefined,
    timeZone: 'UTC',
  })
  const parts = format.formatToParts(day)
  const places: Record<string, string> = { day: '{day}', month: '{monthName}', year: '{year}' }
  return {
    month: parts.find(({ type }) => type === 'month')?.value,
    whole: parts.map(({ type, value }) => places[type] ?? value).join(''),
  }
}

/** One of `numberForms` in base/storage/preferences.ts. */
function numberForm(language: string): string {
  const parts = new Intl.NumberFormat(`${language}-u-nu-latn`).formatToParts(1_234_567.5)
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value
  if (signOf('decimal') === '.') return '1,234.56'
  return signOf('group') === '.' ? '1.234,56' : '1 234,56'
}

function percentage(language: string): string {
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'percent' })
  const parts = format.formatToParts(0.05)
  // With the marks of direction that keep an Arabic figure before its sign.
  return parts.map(({ type, value }) => (type === 'integer' ? '{figure}' : value)).join('')
}

/** With the mark of direction that keeps it before an Arabic figure. */
function signIn(language: string, sign: string): string {
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { signDisplay: 'always' })
  const [before = ''] = format.format(1).split('1')
  return before.replace('+', sign)
}

function betweenDateAndTime(language: string): string {
  const [epoch, zone] = [0, { timeZone: 'UTC' }]
  const day = { ...zone, day: 'numeric', month: 'short', year: 'numeric' } as const
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const said = (form: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${language}-u-nu-latn`, form).format(epoch)
  const [date, both] = [said(day), said({ ...day, ...time })]
  return both.startsWith(date) ? both.slice(date.length).replace('00:00', '') : ', '
}

const semicolons: Record<string, string> = { ',': ';', '،': '؛', '、': '；', '，': '；' }

/** What stands between two of many: Arabic says “and” each time, but has a comma for units. */
function comma(language: string): string {
  // Its 、 stands between words alone, and what is listed are clauses as often.
  if (/^zh\b/.test(language)) return '，'
  const lists = (['conjunction', 'unit'] as const).map((type) =>
    new Intl.ListFormat(language, { type }).format(['a', 'b', 'c']),
  )
  return /[,،、] ?/.exec(lists.join(''))?.[0] ?? ', '
}

type WithWeek = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number }
  weekInfo?: { firstDay: number }
}

/** One of `weekStarts` in base/storage/preferences.ts, where most people read the language. */
function weekStart(language: string): string {
  const locale: WithWeek = new Intl.Locale(language).maximize()
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }
  return { 6: 'saturday', 7: 'sunday' }[firstDay] ?? 'monday'
}
