import { describe, expect, it, test } from 'vitest'
import {
  couponsShape,
  customersShape,
  reviewsShape,
  productsShape,
} from '#model/reading/export/others.ts'
import { ordersShape } from '#model/reading/export/orders.ts'
import {
  chosenColumns,
  columnWord,
  columnsText,
  exportedAs,
  resizedColumns,
} from './column-words.ts'
import { shownColumns, unknownColumns } from './columns.ts'
import { couponsColumns } from './coupons-columns.ts'
import { customersColumns } from './customers-columns.ts'
import { ordersColumns } from './orders-columns.ts'
import { productsColumns } from './products-columns.ts'
import { reviewsColumns } from './reviews-columns.ts'

const ids = (text?: string) => shownColumns(ordersColumns, text).map(({ id }) => id)
const standard = ['amount', 'status', 'email', 'items', 'gateway', 'coupon', 'order', 'created']

describe('columns of an address', () => {
  it('are the standard ones if it names none', () => {
    expect(ids()).toEqual(standard)
  })

  it('come in the given order, the locked one always first', () => {
    expect(ids('created,paid,amount,status')).toEqual(['amount', 'created', 'paid', 'status'])
    expect(ids('status')).toEqual(['amount', 'status'])
  })

  it('leave out what the list does not have, and name it', () => {
    expect(ids('phone,status,status')).toEqual(['amount', 'status'])
    expect(unknownColumns(ordersColumns, 'phone,status')).toEqual(['phone'])
    expect(unknownColumns(ordersColumns, undefined)).toEqual([])
  })

  it('are shown on narrow screens, too, once they are chosen', () => {
    const [before, after] = [undefined, 'gateway'].map((text) =>
      shownColumns(ordersColumns, text).some(({ leaves }) => leaves),
    )
    expect([before, after]).toEqual([true, false])
  })

  it('keep a width of their own, which stays within bounds', () => {
    const shown = shownColumns(ordersColumns, 'amount,status:240,items')
    expect(shown.map(({ width }) => width)).toEqual([148, 240, undefined])
    expect(shown.map(columnWord)).toEqual(['amount', 'status:240', 'items'])
    expect(resizedColumns(ordersColumns, shown, 'items', 9)).toBe('amount,status:240,items:60')
    expect(resizedColumns(ordersColumns, shown, 'items', 9e9)).toBe('amount,status:240,items:800')
    expect(resizedColumns(ordersColumns, shown, 'status', undefined)).toBe('amount,status,items')
    expect(chosenColumns(ordersColumns, shown, ['status', 'id'])).toBe('status:240,id')
    expect(unknownColumns(ordersColumns, 'status:240,phone:100')).toEqual(['phone'])
  })

  it('leave the address once they are the standard ones again', () => {
    expect(columnsText(ordersColumns, standard)).toBeUndefined()
    expect(columnsText(ordersColumns, ['amount', 'created'])).toBe('amount,created')
  })
})

test.each([
  ['orders', ordersColumns, ordersShape.columns],
  ['coupons', couponsColumns, couponsShape.columns],
  ['customers', customersColumns, customersShape.columns],
  ['reviews', reviewsColumns, reviewsShape.columns],
  ['products', productsColumns, productsShape.columns],
] as const)(
  'an export of %s has the columns of the table under the same ids',
  (_, all, exported) => {
    expect(exported.map(({ id }) => id)).toEqual(expect.arrayContaining(exportedAs(all)))
  },
)
