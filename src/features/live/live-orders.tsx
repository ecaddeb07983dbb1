import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { useKeyDown } from '#base/browser/use-key-down.ts'
import { letterKey } from '#base/browser/letter-key.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { useStore } from '#base/storage/store.ts'
import type { Freshness } from '#components/list/freshness.ts'
import { Icon } from '#components/controls/icons.tsx'
import { titleCount } from '#components/list/title-count.ts'
import { type FollowedRows, followRows } from '#model/doing/live/follow-rows.ts'
import { type Known, arrivedIn, knownFrom } from '#model/doing/live/new-orders.ts'
import { setTabIcon } from '#model/doing/live/tab-icon.ts'
import type { OrdersAddress } from '#model/reading/lists/lists.ts'
import { AskNotices } from './ask-notices.tsx'
import { freshnessOf } from './freshness-words.ts'
import styles from './live-orders.module.css'
import { useWatch } from './use-watch.ts'

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
      <div className={styles.place}>
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
  useEffect(() => {
    if (!hasNews) return undefined
    titleCount.set(count === undefined ? '(+) ' : `(${formatNumber(count)}) `)
    setTabIcon(isAlarm ? 'alarm' : 'news')
    return () => {
      titleCount.set('')
      setTabIcon('plain')
    }
  }, [hasNews, count, isAlarm])
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
