import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { useArrival } from '#base/browser/use-arrival.ts'
import { letterKey } from '#base/browser/letter-key.ts'
import { useKeyDown } from '#base/browser/use-key-down.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import {
  useTimeZone,
  setPreference,
  usePreferences,
  preferences,
} from '#base/storage/preferences.ts'
import { useStore } from '#base/storage/store.ts'
import { clockText } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import type { Freshness } from '#components/list/refresh-button.tsx'
import { titleCount } from '#components/page/page-header.tsx'
import { Trans } from '#components/text/trans.tsx'
import {
  type FollowedRows,
  followRows,
  type Known,
  arrivedIn,
  knownFrom,
  NO_NEWS,
} from '#model/doing/live/new-orders.ts'
import { askForNotices, noticePermission, wantsNotices } from '#model/doing/live/permission.ts'
import { untoldWords } from '#model/doing/live/notices.ts'
import { WATCHED_EVERY } from '#model/doing/live/polling-interval.ts'
import { setTabIcon, tabPlace, waitOrChange } from '#model/doing/live/tab-state.ts'
import { type LiveState, type OrderWatch, createWatch } from '#model/doing/live/watch.ts'
import type { OrdersAddress } from '#model/reading/lists/lists.ts'
import styles from './live-orders.module.css'
import { session } from '#api/session.ts'
import { ordersLook } from '#model/doing/live/look.ts'

type LiveOrdersProps = {
  storeId: string
  /** The list's filters, with dates as instants. */
  query: OrdersAddress
  /** Undefined while the rows of another page or filter are shown. */
  rows: Order[] | undefined
  isFirstPage: boolean
  total: number | undefined
  updatedAt: number
  onFreshness: (freshness: Freshness | undefined) => void
  onFresh: (ids: ReadonlySet<string> | undefined) => void
  onFollowed: (of: Order[], followed: FollowedRows) => void
  onShow: () => void
}

/** Milliseconds for which rows that came in are tinted. */
const TINTED_FOR = 4_000

export function LiveOrders(props: LiveOrdersProps) {
  const { rows, isFirstPage, total, updatedAt, onFreshness, onShow } = props
  const zone = useTimeZone()
  const known = useMemo(
    () => rows && knownFrom(rows, { isFirstPage, total }),
    [rows, isFirstPage, total],
  )
  const { onFollowed } = props
  const onRows = useCallback(
    (latest: readonly Order[]) => rows && onFollowed(rows, followRows(rows, latest)),
    [rows, onFollowed],
  )
  const watch = useWatch({ ...props, known, onRows })
  const state = useStore(watch)
  const { count, isAlarm } = state
  const hasNews = count !== 0
  const [shownFrom, setShownFrom] = useState<Known>()
  useTint(shownFrom, rows, props.onFresh)
  useEffect(
    () => onFreshness(known && freshnessOf(state, updatedAt, zone)),
    [state, known, updatedAt, zone, onFreshness],
  )
  useTabMark(hasNews, count, isAlarm)

  function show() {
    setShownFrom(known)
    onShow()
  }
  useKeyDown((event) => {
    if (!hasNews || event.defaultPrevented || letterKey(event) !== 'n') return
    event.preventDefault()
    show()
  })
  const words = newsText(count)
  return (
    <>
      {hasNews && <AskNotices />}
      <div className={styles.place} data-off-paper>
        <output className="sr-only">{hasNews && words}</output>
        {hasNews && (
          <button type="button" className={styles.pill} title={t`N shows them`} onClick={show}>
            <Icon name="arrow-up" size={14} />
            {words}
          </button>
        )}
      </div>
    </>
  )
}

const newsText = (count: number | undefined) =>
  count === undefined
    ? t`New orders`
    : plural(count, { one: '1 new order', other: `${formatNumber(count)} new orders` })

/** The number leads the title, so that it shows in a narrow tab; the icon gets a dot. */
function useTabMark(hasNews: boolean, count: number | undefined, isAlarm: boolean) {
  const mark = count === undefined ? '(+) ' : `(${formatNumber(count)}) `
  useArrival(hasNews && mark, (words) => {
    titleCount.set(words)
    return () => titleCount.set('')
  })
  const icon = isAlarm ? ('alarm' as const) : ('news' as const)
  useArrival(hasNews && icon, (shown) => {
    setTabIcon(shown)
    return () => setTabIcon('plain')
  })
}

function useTint(
  before: Known | undefined,
  rows: Order[] | undefined,
  onFresh: LiveOrdersProps['onFresh'],
) {
  useEffect(() => {
    const arrived = before && rows ? arrivedIn(rows, before) : undefined
    if (!arrived?.size) return undefined
    onFresh(arrived)
    const later = setTimeout(onFresh, TINTED_FOR, undefined)
    return () => {
      clearTimeout(later)
      onFresh(undefined)
    }
  }, [before, rows, onFresh])
}

/** Asked once, after the first new order, never on arrival. */
function AskNotices() {
  const { desktopNotices, quietFrom, quietTo } = usePreferences()
  const [isAsked, setIsAsked] = useState(false)
  if (isAsked || desktopNotices !== 'unasked' || noticePermission() !== 'default') return null

  async function answer(isWanted: boolean) {
    setIsAsked(true)
    setPreference('desktopNotices', isWanted && (await askForNotices()) ? 'on' : 'off')
  }
  return (
    <aside className={styles.ask} data-off-paper aria-label={t`Notices`}>
      <h2 className="bold">{t`Hear of new orders on your desktop?`}</h2>
      <p className={styles.askText}>
        <Trans>
          Works while Counter is open in a tab. Quiet from {quietFrom} to {quietTo}; change it in
          Preferences.
        </Trans>
      </p>
      <div className={styles.askButtons}>
        <Button variant="default" onClick={() => void answer(false)}>
          {t`Not now`}
        </Button>
        <Button onClick={() => void answer(true)}>{t`Allow`}</Button>
      </div>
    </aside>
  )
}

/** Says in the place of the list's time how new orders are looked for. */
function freshnessOf(state: LiveState, updatedAt: number, zone: string): Freshness {
  const at = (instant: number) => clockText(wallClock(instant, zone))
  const { phase, restUntil, lookedAt, isUntold } = state
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
      if (isUntold) return { icon: 'refresh', title: untoldWords() }
      return {
        icon: 'refresh',
        title: t`Looks for new orders every ${WATCHED_EVERY / 1_000} s, last at ${at(lookedAt)}`,
      }
  }
}

type Watched = {
  storeId: string
  query: OrdersAddress
  known: Known | undefined
  onRows: (rows: readonly Order[]) => void
  /** Milliseconds since 1970. */
  updatedAt: number
}

/** Watches from the rows on screen; newer rows begin a new watch. */
function useWatch({ storeId, query, known, onRows, updatedAt }: Watched): OrderWatch {
  const watch = useMemo(
    () => watchOf({ storeId, query, known, onRows, updatedAt }),
    [storeId, query, known, onRows, updatedAt],
  )
  const isOpen = known !== undefined && !endsBefore(query.dateTo, updatedAt)
  useArrival(isOpen && watch, ({ run }) => {
    const stop = new AbortController()
    void run(stop.signal)
    return () => stop.abort()
  })
  return watch
}

/** Nothing arrives in a period that is over. */
const endsBefore = (date: string | undefined, instant: number) => Date.parse(date ?? '') < instant

function watchOf({ known, updatedAt, ...watched }: Watched): OrderWatch {
  return createWatch(updatedAt, {
    look: known
      ? ordersLook({ ...watched, known, readAt: updatedAt })
      : () => Promise.resolve(NO_NEWS),
    place: () => ({ ...tabPlace(), tells: wantsNotices(preferences()) }),
    mayLook: () => session.current().status === 'signed-in',
    now: Date.now,
    wait: waitOrChange,
  })
}
