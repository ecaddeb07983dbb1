import { t } from '#base/language/words.ts'

/** Breakdowns by who bought, whose orders are read with their customers only for these. */
export const customersViews = {
  customers: t`New and returning`,
  best: t`Best customers`,
} as const
export type CustomersView = keyof typeof customersViews
