import { type Page, isPart } from '#api/client.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { plural, t } from '#base/language/words.ts'
import { instantOf, oldestFirst } from '#base/time/by-time.ts'
import { type RowCount, isSince } from '#model/records/row-counts.ts'

export const isDelivered = ({ responseCode = 0 }: Pick<WebhookLog, 'responseCode'>) =>
  responseCode >= 200 && responseCode < 300

/** "3 tries, 2 delivered" */
export function triesText(logs: readonly Pick<WebhookLog, 'responseCode'>[]): string {
  const [tries, delivered] = [logs.length, logs.filter(isDelivered).length]
  return delivered === 0
    ? t`${plural(tries, { one: '1 try', other: `${tries} tries` })}, none delivered`
    : t`${plural(tries, { one: '1 try', other: `${tries} tries` })}, ${plural(delivered, { one: '1 delivered', other: `${delivered} delivered` })}`
}

/** The failures among the rows, as the filter may be ignored; more if not all rows were read. */
export function failedAmong(page: Page<WebhookLog>, since = -Infinity): RowCount {
  const failed = matchingDeliveries(false, page.items).filter((log) => isSince(log, since))
  return { count: failed.length, isMore: isPart(page) }
}

/** Oldest first; undefined where a part of them need not be the latest. */
export function latestAmong(page: Page<WebhookLog>, since: number) {
  const isWhole = !isPart(page)
  const times = page.items.map(({ dateCreated }) => instantOf(dateCreated) ?? Infinity)
  const isNewest = times.every((time, index) => time <= (times[index - 1] ?? Infinity))
  if (!isWhole && !isNewest) return undefined
  const logs = page.items.filter((log) => isSince(log, since)).toSorted(oldestFirst)
  return { logs, isWhole }
}

/** Filters again, because the service documents `Success` for true only. */
export function matchingDeliveries(success: boolean | undefined, logs: WebhookLog[]) {
  if (success === undefined) return logs
  return logs.filter((log) => isDelivered(log) === success)
}
