export type OrderCurrency = {
  code: string | undefined
  /** The order carries none: it is the store's, and is marked as such. */
  isAssumed: boolean
}

export const currencyOf = (
  { currencyCode }: { currencyCode?: string },
  storeCurrency: string | undefined,
): OrderCurrency => ({ code: currencyCode || storeCurrency, isAssumed: !currencyCode })
