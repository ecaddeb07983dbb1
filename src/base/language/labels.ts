/*
 * What fields of the records are called, and what stands where one has no name: each is written here
 * and nowhere else, so that it is renamed in one line.
 */
// oxlint-disable-next-line import/no-cycle -- functions, there before either file runs
import { t } from '#base/language/words.ts'

export const address = t({ message: 'Address', context: 'of a house' })
export const affiliate = t`Affiliate`
export const amount = t`Amount`
export const created = t`Created`
export const customer = t`Customer`
export const email = t`Email`
export const enabled = t`Enabled`
export const gateway = t`Gateway`
export const ipAddress = t`IP address`
export const items = t`Items`
export const name = t`Name`
export const noCustomerEmail = t`Customer without an email`
export const noEmail = t`No email`
export const notKnown = t`Not known`
export const position = t`Position`
export const price = t`Price`
export const rating = t`Rating`
export const status = t`Status`
export const stock = t`Stock`
export const storeId = t`Store ID`
export const unnamedCategory = t`Unnamed category`
export const unnamedProduct = t`Unnamed product`
export const unnamedVariant = t`Unnamed variant`
export const webAddress = t({ message: 'Address', context: 'URL' })
