export type OrderCurrency = {
  code: string | undefined
  /** The order carries no currency, so this is the store's, and the screen marks it. */
  isAssumed: boolean
}

export const currencyOf = (
  { currencyCode }: { currencyCode?: string },
  storeCurrency: string | undefined,
): OrderCurrency => ({ code: currencyCode || storeCurrency, isAssumed: !currencyCode })
