import { orderCountQuery, ordersQuery } from '#api/orders.ts'
import { platformClock } from '#api/platform-clock.ts'
import { queryClient } from '#api/query-client.ts'
import { session } from '#api/session.ts'
import { asLeader } from '#base/storage/leader.ts'
import { chosenTimeZone, preferences } from '#base/storage/preferences.ts'
import { clockText } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { filterValues } from '#model/reading/memory/filter-values.ts'
import { lastStore } from '#model/reading/memory/last-store.ts'
import { lookedGoods } from '#model/reading/memory/looked-goods.ts'
import { statusesLike } from '#model/reading/overview/order-rows.ts'
import { ticketIndex } from '#model/reading/memory/tickets.ts'
import { isMissing, isUntold } from '#model/records/orders/goods.ts'
import { newWriters } from '#model/records/tickets/wrote.ts'
import { ordersLook, unlessRefused } from './look.ts'
import { knownFrom } from './new-orders.ts'
import {
  type Happened,
  type Notice,
  NOTHING_HAPPENED,
  NOTICE_EVERY,
  isQuiet,
  noticeOf,
} from './notices.ts'
import { playSound } from './sound.ts'
import { tabPlace, waitOrChange } from './tab-state.ts'
import { watchGoods } from './watch-goods.ts'
import { createWatch } from './watch.ts'

type Tell = (notice: Notice, storeId: string) => void

export function keepTelling(tell: Tell): () => void {
  let stop = new AbortController()
  let current = ''
  function follow() {
    const storeId = lastStore.get()
    const { status, account } = session.current()
    // An expired key comes back; what arrives meanwhile is told then.
    if (status === 'expired') return
    const isOn = status === 'signed-in' && storeId !== ''
    const wanted = isOn ? `${account} ${storeId}` : ''
    if (wanted === current) return
    current = wanted
    stop.abort()
    stop = new AbortController()
    const { signal } = stop
    if (!isOn) return
    void asLeader(`counter.notices.${storeId}`, signal, () => lead(storeId, tell, signal))
  }
  const unsubscribe = [lastStore.subscribe(follow), session.subscribe(follow)]
  follow()
  return () => {
    for (const end of unsubscribe) end()
    stop.abort()
  }
}

async function lead(storeId: string, tell: Tell, signal: AbortSignal) {
  let happened: Happened = NOTHING_HAPPENED
  let toldAt = Date.now()
  const add = (more: Partial<Happened>) => {
    const { orders = 0, disputes = 0, late = 0, writers = [] } = more
    happened = {
      orders: happened.orders + orders,
      isUncounted: happened.isUncounted || more.isUncounted === true,
      isUntold: happened.isUntold || more.isUntold === true,
      disputes: happened.disputes + disputes,
      late: happened.late + late,
      isLateLeast: happened.isLateLeast || more.isLateLeast === true,
      writers: new Set([...happened.writers, ...writers]),
    }
    speak()
  }

  function speak() {
    const { quietFrom, quietTo, desktopNotices, noticeSound } = preferences()
    const zone = chosenTimeZone(preferences())
    const now = Date.now()
    const notice = noticeOf(happened, clockText(wallClock(toldAt, zone)))
    if (!notice || now - toldAt < NOTICE_EVERY || isQuiet(now, zone, quietFrom, quietTo)) return
    happened = NOTHING_HAPPENED
    toldAt = now
    // A page in view already shows it.
    if (!document.hidden && document.hasFocus()) return
    if (desktopNotices === 'on') tell(notice, storeId)
    if (noticeSound) playSound()
  }

  const stopCounting = [
    tellWriters(storeId, (writers) => add({ writers })),
    tellLate(storeId, (late, isLateLeast) => add({ late, isLateLeast })),
  ]
  watchGoods(storeId)
  try {
    const disputes = disputeCounter(storeId)
    let look: ReturnType<typeof ordersLook> | undefined
    let orders = 0
    let hasSaid = false
    const watch = createWatch(Date.now(), {
      async look(looking) {
        look ??= ordersLook(await firstLook(storeId))
        const news = await look(looking)
        if (news.count === undefined) {
          // Told once; the next look begins with the page as it is then.
          look = undefined
          orders = 0
          add({ orders: 1, isUncounted: true, disputes: await disputes() })
          return news
        }
        add({
          orders: Math.max(0, news.count - orders),
          disputes: await disputes(),
          isUntold: news.isUntold === true && !hasSaid,
        })
        hasSaid ||= news.isUntold === true
        orders = Math.max(orders, news.count)
        return news
      },
      place: () => ({ ...tabPlace(), tells: true }),
      mayLook: () => session.current().status === 'signed-in',
      now: Date.now,
      wait: waitOrChange,
    })
    await watch.run(signal)
  } finally {
    for (const stop of stopCounting) stop()
  }
}

const FIRST_PAGE = { page: 1, pageSize: 10 }
const NEWEST = { ...FIRST_PAGE, sort: '-dateCreated' }

/** Where the platform refuses to sort, its own order is as good: most begin with the newest. */
async function firstLook(storeId: string) {
  const read = (query: typeof FIRST_PAGE) =>
    queryClient.query({ ...ordersQuery(storeId, query), staleTime: 0 })
  const sorted = await read(NEWEST).catch(unlessRefused)
  const { items } = sorted ?? (await read(FIRST_PAGE))
  const known = knownFrom(items, { isFirstPage: true, total: undefined })
  return { storeId, query: sorted ? NEWEST : FIRST_PAGE, known }
}

function disputeCounter(storeId: string) {
  const counts = new Map<string, number>()
  return async () => {
    let more = 0
    for (const status of statusesLike('triangle', filterValues(storeId).get().status)) {
      const { select, ...oneRow } = orderCountQuery(storeId, { status })
      const page = await queryClient.query({ ...oneRow, staleTime: 0 }).catch(() => undefined)
      const count = page && select?.(page)
      if (count === undefined) continue
      more += Math.max(0, count - (counts.get(status) ?? count))
      counts.set(status, count)
    }
    return more
  }
}

function tellWriters(storeId: string, onMore: (writers: ReadonlySet<string>) => void): () => void {
  const index = ticketIndex(storeId)
  const since = platformClock.now()
  let before = index.get()
  return index.subscribe(() => {
    const now = index.get()
    const writers = new Set(newWriters(before, now, since))
    before = now
    if (writers.size > 0) onMore(writers)
  })
}

/** Each once, also if its goods come and go. */
function tellLate(storeId: string, onMore: (late: number, isLeast: boolean) => void): () => void {
  const goods = lookedGoods(storeId)
  const late = () => goods.get().filter(isMissing)
  const told = new Set(late().map(({ id }) => id))
  let isRead = goods.isRead()
  return goods.subscribe(() => {
    const before = isRead ? told.size : Infinity
    // What an earlier visit knew is no news.
    isRead = goods.isRead()
    for (const { id } of late()) told.add(id)
    if (told.size > before) onMore(told.size - before, goods.get().some(isUntold))
  })
}
