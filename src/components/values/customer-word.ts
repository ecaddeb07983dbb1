import { labels, t } from '#base/language/words.ts'
import { lackText } from '#base/storage/left-out.ts'

/** Who stands there without an email. */
export const namelessCustomer = (): string => lackText(labels.noCustomerEmail, labels.customer)

/** The same inside a sentence. */
export const someCustomer = (): string => lackText(t`a customer without an email`, t`a customer`)
