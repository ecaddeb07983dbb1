import { parseMoment } from './moment.ts'

/*
 * Date bounds in an address: `today`, `today-6d`, `month`, `month-1m`, a plain date or a full
 * instant. Relative bounds stay relative, so a bookmark of "last 7 days" moves along.
 */
const relative = /^(today|month)(?:-(\d{1,4})([dm]))?$/

export function isBound(text: string): boolean {
  return parseMoment(text) !== undefined || wordBound(text) !== undefined
}

export function wordBound(text: string) {
  const [, word, count = '0', unit] = relative.exec(text) ?? []
  const isValid = (word === 'today' && unit !== 'm') || (word === 'month' && unit !== 'd')
  return isValid ? { word, count } : undefined
}
