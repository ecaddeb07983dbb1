import { t } from '#base/language/words.ts'
import { clockText } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import type { Freshness } from '#components/list/freshness.ts'
import { WATCHED_EVERY } from '#model/doing/live/polling-interval.ts'
import type { LiveState } from '#model/doing/live/watch.ts'

/** Says in the place of the list's time how new orders are looked for. */
export function freshnessOf(state: LiveState, updatedAt: number, zone: string): Freshness {
  const at = (instant: number) => clockText(wallClock(instant, zone))
  const { phase, restUntil, lookedAt } = state
  switch (phase) {
    case 'offline':
      return {
        icon: 'clock',
        words: t`From ${at(updatedAt)}, offline`,
        title: t`Reads again when the connection is back`,
      }
    case 'slowed':
      return {
        icon: 'hourglass',
        words: t`Slower until ${at(restUntil ?? lookedAt)}`,
        title: t`Your platform asked for fewer requests`,
      }
    case 'refused':
      return {
        icon: 'refresh',
        title: t`New orders don’t show by themselves: your platform refused`,
      }
    case 'failing':
      return {
        icon: 'clock',
        title: t`The last look for new orders failed; the one at ${at(lookedAt)} worked`,
      }
    case 'hidden':
      return { icon: 'clock', title: t`Looks for new orders rarely while this tab is hidden` }
    default:
      return {
        icon: 'refresh',
        title: t`Looks for new orders every ${WATCHED_EVERY / 1_000} s, last at ${at(lookedAt)}`,
      }
  }
}
