import { createRandom } from './random.ts'
import type { Customer } from './seed-customers.ts'
import { ORDERS } from './seed-ids.ts'
import type { OrderRow } from './seed-orders.ts'
import { placeOf, places } from './seed-places.ts'

export function ipInfoOf(row: OrderRow, customer: Customer) {
  const random = createRandom('ip', row.id)
  const isComplete = row.id === ORDERS.complete
  if (!isComplete && random.chance(0.05)) return random.chance(0.5) ? null : { status: 'fail' }
  const isElsewhere = !isComplete && random.chance(0.07)
  const { name, regionName, city, isp } = isElsewhere
    ? random.pick(places)
    : placeOf(customer.country)
  const isProxy = !isComplete && random.chance(isElsewhere ? 0.6 : 0.03)
  return {
    status: 'success',
    regionName,
    country: name,
    city,
    isp: isProxy ? 'Hidden Harbour Hosting' : isp,
    proxy: isProxy,
    hosting: isComplete || isProxy || random.chance(0.04),
    mobile: random.chance(0.25),
  }
}

/** The complete order is billed to another country than its IP address's. */
export function billingOf(row: OrderRow, customer: Customer) {
  const random = createRandom('billing', row.id)
  const isComplete = row.id === ORDERS.complete
  if (!isComplete && !customer.vatId && random.chance(0.4)) {
    return random.chance(0.5) ? null : undefined
  }
  const isElsewhere = !isComplete && random.chance(0.06)
  const place = isComplete
    ? placeOf('NL')
    : isElsewhere
      ? random.pick(places)
      : placeOf(customer.country)
  return {
    countryCode: place.country,
    legalEntityType: customer.vatId ? 'COMPANY' : 'INDIVIDUAL',
    taxId: customer.vatId,
    fullName: customer.fullName,
    addressLine1: isComplete ? 'Prinsenkade 214' : `${place.street} ${random.integer(1, 180)}`,
    addressLine2: random.chance(0.2) ? `Floor ${random.integer(1, 9)}` : null,
    city: place.city,
    region: place.regionName,
    postalCode: place.postalCode,
  }
}
