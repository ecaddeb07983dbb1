import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CouponDetail } from './checks-table.tsx'

const shown = (fields: { percentage?: number; amount?: number }) =>
  renderToStaticMarkup(
    <CouponDetail percentage={undefined} amount={undefined} {...fields} currency="EUR" />,
  ).replaceAll(/<[^>]*>/g, '')

test('F15: a coupon says what it takes off, a percentage or an amount', () => {
  expect(shown({ percentage: 10 })).toBe('Coupon, 10%')
  expect(shown({ amount: 5, percentage: 0 })).toMatch(/^Coupon, 5\.00/)
  expect(shown({})).toBe('Coupon')
})
