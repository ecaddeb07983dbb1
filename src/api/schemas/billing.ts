import { text } from './fields.ts'

/** Who is billed, of an order as of the account. */
export const billingFields = {
  countryCode: text,
  legalEntityType: text,
  taxId: text,
  fullName: text,
  addressLine1: text,
  addressLine2: text,
  city: text,
  region: text,
  postalCode: text,
}
