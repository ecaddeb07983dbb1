import { sentence, sentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { durationText } from '#base/time/duration-text.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { exactClock } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { expectedOf, givenBy } from '#model/reading/walk/progress.ts'
import type { Running } from './running.ts'
import { opens } from './search-question.ts'
import type { Search } from './searches.ts'

export const countText = (done: number, expected: number | undefined) =>
  expected ? t`${formatNumber(done)} of ${formatNumber(expected)}` : formatNumber(done)

export function runningState(running: Running, count: string, zone: string): string {
  const { phase, left, waitsUntil, problem } = running
  if (phase === 'waiting') return t`Waits until another job is done`
  if (phase === 'paused')
    return t({
      message: `Paused at ${count}. It goes on where it stopped.`,
      comment: '{count} is “50 of 2,338” or whole words, “50 of 2,338 orders read”.',
    })
  if (phase === 'failed') {
    const code = problem?.code && t`Quote code ${problem.code}.`
    return sentences([
      t({
        message: `Stopped at ${count}.`,
        comment: '{count} is “50 of 2,338” or whole words, “50 of 2,338 orders read”.',
      }),
      problem && sentence(problem.message),
      code,
    ])
  }
  if (waitsUntil) {
    const time = exactClock(wallClock(waitsUntil, zone))
    return t`${count} · slowed down, continues at ${time}`
  }
  return left === undefined ? count : t`${count} · about ${durationText(left)} left`
}

/** "1,200 of 2,338 orders read", with one number where nobody said how many there are. */
export const ordersRead = (read: number, all: number | undefined) =>
  all
    ? plural(all, {
        one: `${formatNumber(read)} of 1 order read`,
        other: `${formatNumber(read)} of ${formatNumber(all)} orders read`,
      })
    : plural(read, { one: '1 order read', other: `${formatNumber(read)} orders read` })

/** Undefined where nobody knows, also of what goes on although all that was expected is there. */
export const shareOf = (done: number, all: number | undefined) =>
  all && done < all ? done / all : undefined

export function searchShare({ question, progress, opened, toOpen, phase }: Search) {
  if (phase === 'done') return 1
  const [done, all] = opens(question) ? [opened, toOpen] : [givenBy(progress), expectedOf(progress)]
  return shareOf(done, all)
}

/** "50 of 2,338 searched". */
export const searchedText = ({ progress }: Search) =>
  t`${countText(givenBy(progress), expectedOf(progress))} searched`

export function searchState(search: Search, zone: string): string {
  const { question, progress, opened, toOpen, isListed } = search
  if (question.deliveries) return runningState(search, searchedText(search), zone)
  if (opens(question) && isListed && toOpen && opened <= toOpen) {
    const all = formatNumber(toOpen)
    const count = question.judge
      ? plural(toOpen, {
          one: `${formatNumber(opened)} of 1 paid order checked`,
          other: `${formatNumber(opened)} of ${all} paid orders checked`,
        })
      : ordersRead(opened, toOpen)
    return runningState(search, count, zone)
  }
  const count = opens(question)
    ? plural(opened, { one: '1 order opened', other: `${formatNumber(opened)} orders opened` })
    : ordersRead(progress.read, expectedOf(progress))
  return runningState(search, count, zone)
}
