import * as fc from 'fast-check'
import { instantOf } from './days.ts'
import { HOUR, OTHER_STORE_ID, OWN_NAME, STORE_ID, idFrom } from './names.ts'
import { type PlanOf, emails, usually } from './plans.ts'
import type { TrueCustomer, TrueProcessor, TrueStore, TrueTicket, TrueUser } from './records.ts'

/* Customers and what they wrote, and the merchant's own account. */

const odd = <Value>(value: fc.Arbitrary<Value>) =>
  usually<Value | null | undefined>(value, fc.constantFrom(null, undefined))

const flag = odd(fc.boolean())
/** Hours until then. */
const later = odd(fc.integer({ min: -100, max: 300 }))

export const customerPlan = fc.record({
  email: fc.nat(emails.length + 3),
  tickets: fc.array(
    fc.record({
      isElsewhere: usually(fc.constant(false), fc.constant(true)),
      entries: fc.array(fc.record({ isOurs: fc.boolean(), hours: fc.nat(2_000) }), {
        maxLength: 4,
      }),
    }),
    { maxLength: 3 },
  ),
})

export const accountPlan = fc.record({
  riskLocked: flag,
  billingSuspended: flag,
  suspension: later,
  twoFactor: flag,
  passkey: flag,
  subscription: fc.option(
    fc.record({ isExpired: flag, failedPaymentCount: odd(fc.nat(2)), cancel: later }),
  ),
  reports: fc.array(flag, { maxLength: 3 }),
  processors: fc.array(
    fc.record({
      isEnabled: flag,
      options: fc.option(fc.record({ isEnabled: flag, isRestricted: flag, isRiskLocked: flag }), {
        nil: undefined,
      }),
    }),
    { maxLength: 3 },
  ),
})

export function customerFrom(
  { email, tickets }: PlanOf<typeof customerPlan>,
  index: number,
  now: number,
): TrueCustomer {
  const at = (hours: number) => new Date(now - hours * HOUR).toISOString()
  return {
    id: idFrom(1_100_000 + index),
    dateCreated: at(3_000),
    emailAddress: emails[email] ?? `customer-${index}@z.org`,
    tickets: tickets.map(({ isElsewhere, entries }, place) => ({
      id: idFrom(1_110_000 + index * 10 + place),
      storeId: isElsewhere ? OTHER_STORE_ID : place % 2 === 0 ? STORE_ID.toUpperCase() : null,
      entries: entries
        .toSorted((a, b) => b.hours - a.hours)
        .map(({ isOurs, hours }, number) => ({
          id: idFrom(1_200_000 + index * 100 + place * 10 + number),
          // No two at one instant, of which nobody knows which is the last.
          dateCreated: new Date(Date.parse(at(hours)) + number).toISOString(),
          name: isOurs ? OWN_NAME : `Customer ${index}`,
          message: `Words ${index}.${place}.${number}`,
        })),
    })),
  }
}

export function accountFrom(
  plan: PlanOf<typeof accountPlan>,
  now: number,
): { user: TrueUser; processors: TrueProcessor[] } {
  const dateIn = (hours: number | null | undefined) =>
    typeof hours === 'number' ? new Date(now + hours * HOUR).toISOString() : hours
  const { suspension, twoFactor, passkey, subscription, reports, processors, ...flags } = plan
  const own = processors.map((one, index) => ({ name: `method${index}`, ...one }))
  return {
    processors: own,
    user: {
      ...flags,
      billingSuspensionDate: dateIn(suspension),
      twoFactorEnabled: twoFactor,
      passkeyEnabled: passkey,
      subscription: subscription && {
        isExpired: subscription.isExpired,
        failedPaymentCount: subscription.failedPaymentCount,
        cancelAt: dateIn(subscription.cancel),
      },
      integrationErrorReports: reports.map((resolved, index) => ({
        id: idFrom(1_300_000 + index),
        resolved,
      })),
      ...Object.fromEntries(
        own.flatMap(({ name, isEnabled, options }) => [
          [`${name}Enabled`, isEnabled],
          [`${name}Options`, options],
        ]),
      ),
    },
  }
}

export const isOwnTicket = ({ storeId }: TrueTicket) =>
  !storeId || storeId.toLowerCase() === STORE_ID

/** Tickets of the store in which the last word is the customer's. */
export const waitingIn = ({ customers }: TrueStore): TrueTicket[] =>
  customers
    .flatMap(({ tickets }) => tickets)
    .filter(isOwnTicket)
    .filter(({ entries }) => entries.length > 0 && entries.at(-1)?.name !== OWN_NAME)

/** What the account says of itself, by the words in which it is told; a date counts until it comes. */
export function accountTruth(
  { user, processors }: Pick<TrueStore, 'user' | 'processors'>,
  now: number,
): Record<string, number> {
  const { subscription, integrationErrorReports: reports = [] } = user
  const isAhead = (date: string | null | undefined) => (instantOf(date) ?? -Infinity) > now
  const ends = instantOf(subscription?.cancelAt)
  return {
    'risk locked': has(user.riskLocked),
    'Billing is suspended': has(user.billingSuspended),
    'Billing will be suspended': has(!user.billingSuspended && isAhead(user.billingSuspensionDate)),
    'subscription has expired': has(subscription?.isExpired),
    'of the subscription failed': has((subscription?.failedPaymentCount ?? 0) > 0),
    'subscription will be cancelled': has(ends !== undefined && ends > now),
    'subscription was cancelled': has(ends !== undefined && ends <= now),
    'Two-factor sign-in is off': has(user.twoFactorEnabled === false && !user.passkeyEnabled),
    'Payment processors': processors.filter(needsAction).length,
    'Open error reports': reports.filter(({ resolved }) => resolved === false).length,
  }
}

function needsAction({ isEnabled, options }: TrueProcessor): boolean {
  const isTwofold =
    typeof isEnabled === 'boolean' &&
    typeof options?.isEnabled === 'boolean' &&
    isEnabled !== options.isEnabled
  return options?.isRestricted === true || options?.isRiskLocked === true || isTwofold
}

const has = (holds: unknown) => (holds ? 1 : 0)
