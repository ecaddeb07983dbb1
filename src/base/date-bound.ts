import { parseMoment } from './moment.ts'

/*
 * How an address writes the bounds of a period: `today`, `today-6d`, `month`, `month-1m`, a plain
 * date, or a full instant. Relative words stay relative: a bookmark of "last 7 days" moves along.
 */
const relative = /^(today|month)(?:-(\d{1,4})([dm]))?$/

/** Whether a text says a day, an instant or a relative date. */
export function isBound(text: string): boolean {
  return parseMoment(text) !== undefined || wordBound(text) !== undefined
}

/** "today-6d" as a word and a count; days are counted from today, months from this month. */
export function wordBound(text: string) {
  const [, word, count = '0', unit] = relative.exec(text) ?? []
  const isSense = (word === 'today' && unit !== 'm') || (word === 'month' && unit !== 'd')
  return isSense ? { word, count } : undefined
}
