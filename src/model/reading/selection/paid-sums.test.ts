import { describe, expect, it } from 'vitest'
import { paidSums } from './paid-sums.ts'

describe('sums', () => {
  it('are exact, per currency, and leave out what is unpaid', () => {
    expect(
      paidSums(
        [
          { amountPaid: 0.1, currencyCode: 'EUR' },
          { amountPaid: 74, currencyCode: 'GBP' },
          { amountPaid: 0.2, currencyCode: 'eur' },
          { amountPaid: 0, currencyCode: 'USD' },
          { currencyCode: 'JPY' },
          { amountPaid: -3, currencyCode: 'GBP' },
        ],
        'EUR',
      ),
    ).toEqual([
      { currency: 'EUR', paid: 0.3, isAssumed: false },
      { currency: 'GBP', paid: 74, isAssumed: false },
    ])
  })

  it('keep orders without a currency apart from those in the store’s', () => {
    expect(paidSums([{ amountPaid: 5, currencyCode: 'EUR' }, { amountPaid: 7 }], 'EUR')).toEqual([
      { currency: 'EUR', paid: 5, isAssumed: false },
      { currency: 'EUR', paid: 7, isAssumed: true },
    ])
  })
})
