import type { QueryClient } from '@tanstack/react-query'
import { readAll } from '#api/client.ts'
import { readCouponsAs } from '#api/coupons.ts'
import { session } from '#api/session.ts'
import { readUserAs } from '#api/user.ts'
import { sparesData } from '#base/browser/spares-data.ts'
import { ownedMap } from '#base/storage/owned.ts'
import { chosenTimeZone, preferences } from '#base/storage/preferences.ts'
import { privateStoresLoaded } from '#base/storage/private-store.ts'
import { createListeners } from '#base/storage/store.ts'
import { presentTime } from '#base/time/now.ts'
import { pause } from '#base/time/pause.ts'
import { withWriteLock } from '#model/doing/writes/lock.ts'
import {
  type Missing,
  withPicture,
  dayOf,
  pictureHistory,
} from '#model/reading/pictures/history.ts'
import {
  type Picture,
  accountPicture,
  couponsPicture,
  productsPicture,
} from '#model/reading/pictures/picture.ts'
import { PicturedCoupon, PicturedProduct, PicturedUser } from '#model/reading/pictures/pictured.ts'
import { PAGE_PACE, readPages } from '#model/reading/walk/pages.ts'

/** Milliseconds after which the pages in use have what they need. */
const FIRST_AFTER = 60_000
/** Milliseconds: a page may be open for days. */
const LOOK_EVERY = 15 * 60_000
const COUPONS_A_PAGE = 100

export type TakingState = 'reading' | 'failed' | undefined

const states = ownedMap<string, TakingState>()
const changes = createListeners()

export const takingState = (storeId: string) => ({
  get: (): TakingState => states.get(storeId),
  subscribe: changes.subscribe,
})

function become(storeId: string, state: TakingState) {
  states.set(storeId, state)
  changes.notify()
}

/** Takes one picture of the store a day, by reads, while this page is open. */
export function keepPictures(client: QueryClient, storeId: string): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  async function keep() {
    await pause(FIRST_AFTER, signal)
    for (;;) {
      // Nobody waits for it: it asks nothing behind another tab, nor where data is dear.
      if (!document.hidden && !sparesData()) await takeIfDue(client, storeId, signal)
      await pause(LOOK_EVERY, signal)
    }
  }
  keep().catch(() => undefined)
  return () => leaving.abort()
}

export async function takeIfDue(client: QueryClient, storeId: string, signal: AbortSignal) {
  await privateStoresLoaded()
  const history = pictureHistory(storeId)
  const today = dayOf(presentTime(), chosenTimeZone(preferences()))
  const last = history.get().days.at(-1)
  if (signal.aborted || !history.isRead() || (last && last.day >= today)) return
  await takePicture(client, storeId, signal)
}

export async function takePicture(client: QueryClient, storeId: string, signal: AbortSignal) {
  if (states.get(storeId) === 'reading') return
  become(storeId, 'reading')
  let isTaken = true
  await withWriteLock(`picture:${storeId.toLowerCase()}`, async () => {
    isTaken = await take(client, storeId, signal)
  }).catch(() => undefined)
  become(storeId, isTaken || signal.aborted ? undefined : 'failed')
}

/** One part after the other; a part that isn't whole is left out. */
async function take(client: QueryClient, storeId: string, signal: AbortSignal): Promise<boolean> {
  const isSameAccount = session.sameAccount()
  const history = pictureHistory(storeId)
  const products = await part(async () =>
    productsPicture(await readAll('listAllProducts', { storeId }, PicturedProduct, { signal })),
  )
  await pause(PAGE_PACE, signal)
  const known = Object.keys(history.get().picture).filter((key) => key.startsWith('coupon:'))
  const coupons = await part(() => readCouponsPicture(storeId, known, signal))
  await pause(PAGE_PACE, signal)
  const account = session.current().canReadUser
    ? await part(async () => accountPicture(await readUserAs(PicturedUser, client, { signal })))
    : 'not-allowed'
  const parts = { products, coupons, account }
  if (signal.aborted || !isSameAccount()) return true
  if (Object.values(parts).every((one) => typeof one === 'string')) return false
  const at = presentTime()
  const day = dayOf(at, chosenTimeZone(preferences()))
  history.set((before) => withPicture(before, { day, at, parts }))
  return true
}

async function part(read: () => Promise<Picture | undefined>): Promise<Picture | Missing> {
  try {
    return (await read()) ?? 'not-whole'
  } catch {
    return 'failed'
  }
}

/** Pages shift while they are read, so one that seems gone is looked for a second time. */
export async function readCouponsPicture(
  storeId: string,
  known: readonly string[],
  signal: AbortSignal,
) {
  const first = await readEveryCoupon(storeId, signal)
  const picture = first && couponsPicture(first.coupons)
  if (!picture || first.pages < 2 || known.every((key) => picture[key])) return picture
  const second = await readEveryCoupon(storeId, signal)
  const again = second && couponsPicture(second.coupons)
  return again && { ...picture, ...again }
}

async function readEveryCoupon(
  storeId: string,
  signal: AbortSignal,
): Promise<{ coupons: PicturedCoupon[]; pages: number } | undefined> {
  let pages = 0
  let isReadable = true
  const { items, isComplete } = await readPages(
    (page, leaving) =>
      readCouponsAs(PicturedCoupon, storeId, { page, pageSize: COUPONS_A_PAGE }, leaving),
    {
      signal,
      onProgress(step) {
        pages += 1
        if (step.unreadable > 0) isReadable = false
      },
    },
  )
  return isComplete && isReadable ? { coupons: items, pages } : undefined
}
