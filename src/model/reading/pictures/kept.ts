import { privateStores } from '#base/storage/private-store.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { type History, History as Stored, noHistory } from './history.ts'

const stores = privateStores<History>('pictures', Stored, noHistory)

/** What the shop was like on past days, as far as this browser has seen it. */
export const pictureHistory = (storeId: string) => stores(storeId.toLowerCase())

export function dayOf(instant: number, zone: string): string {
  const { year, month, day } = wallClock(instant, zone)
  return [year, month, day].map((number) => String(number).padStart(2, '0')).join('-')
}
