import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '#api/query-client.ts'
import { session } from '#api/session.ts'
import { privateStoresLoaded } from '#base/storage/private-store.ts'
import { keepPictures, takingState } from '#model/doing/pictures/take.ts'
import { pictureHistory } from '#model/reading/pictures/history.ts'
import {
  MINUTE,
  MINUTES,
  characters,
  closePage,
  enter,
  most,
  openPage,
  pass,
} from './workers.testing.ts'

vi.mock('idb-keyval', () => import('#base/storage/idb-keyval.testing.ts'))
vi.mock('#base/storage/sealed.ts', () => import('#base/storage/sealed.testing.ts'))

beforeEach(openPage)
afterEach(closePage)

const isCatalogue = ({ path }: { path: string }) => path.includes('/products/all')

describe.each(characters)('%s', (character) => {
  test('the shop is pictured once a day, or said to have failed', async () => {
    const { world, asked, storeId } = await enter(character)
    await privateStoresLoaded()
    asked.length = 0
    const stop = keepPictures(queryClient, storeId)
    await pass(MINUTES, world.apiKey)
    stop()
    const { days } = pictureHistory(storeId).get()
    expect(new Set(days.map(({ day }) => day)).size).toBe(days.length)
    expect(takingState(storeId).get()).toBe(days.length > 0 ? undefined : 'failed')
    // It looks every quarter of an hour whether one is due; a read that fails is asked for again.
    expect(most(asked.filter(isCatalogue), 15 * MINUTE - 1)).toBeLessThanOrEqual(4)
    expect(most(asked, 10_000)).toBeLessThanOrEqual(25)
    if (takingState(storeId).get() === undefined && days.length > 1) {
      expect(asked.filter(isCatalogue).length).toBeLessThanOrEqual(4 * days.length)
    }

    asked.length = 0
    await vi.advanceTimersByTimeAsync(30 * MINUTE)
    expect(asked).toEqual([])
  })

  test('it ends with the account, and leaves nothing to the next one', async () => {
    const { world, asked, storeId } = await enter(character)
    const stop = keepPictures(queryClient, storeId)
    await pass(3, world.apiKey)
    await session.signIn({ apiKey: `${world.apiKey}-of-another` })
    expect(pictureHistory(storeId).get().days).toEqual([])
    expect(takingState(storeId).get()).toBeUndefined()
    stop()
    asked.length = 0
    await vi.advanceTimersByTimeAsync(30 * MINUTE)
    expect(asked).toEqual([])
  })
})
