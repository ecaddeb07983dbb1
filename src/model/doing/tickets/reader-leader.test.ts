import { afterEach, expect, test } from 'vitest'
import { erasePrivateStores, openPrivateStores } from '#base/storage/private-owner.ts'
import { openTabChannel } from '#base/storage/tab-channel.ts'
import * as z from 'zod/mini'
import { readerState } from './reader-leader.ts'
import { READER_OFF } from './reader-state.ts'

afterEach(erasePrivateStores)

const ADDRESS = 'of-the-first@merchant.example'
const met = { ...READER_OFF, failed: [ADDRESS], unknown: [ADDRESS] }

test('defect 7: addresses that the ticket reader met end with the account', () => {
  openPrivateStores('first')
  readerState('s-1').set(met)
  openPrivateStores('second')
  expect(readerState('s-1').get()).toEqual(READER_OFF)
})

test('defect 7: a sign-out forgets them too', () => {
  openPrivateStores('first')
  readerState('s-1').set(met)
  erasePrivateStores()
  expect(readerState('s-1').get()).toEqual(READER_OFF)
})

test('defect 7: what a tab of another account read is not heard', async () => {
  openPrivateStores('second')
  const tab = openTabChannel('counter.ticket-reader', z.unknown(), () => undefined)
  const { error: _error, ...state } = met
  const send = (account: string, storeId: string) =>
    tab.send({ account, message: { storeId, state } })
  send('first', 's-1')
  send('second', 's-2')
  await expect.poll(() => readerState('s-2').get().failed).toEqual([ADDRESS])
  expect(readerState('s-1').get()).toEqual(READER_OFF)
  tab.close()
})
