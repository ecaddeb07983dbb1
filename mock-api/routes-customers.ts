import { type Handler, byId, found, storeOf } from './call.ts'
import { isTooShort, textFilter, unless } from './character-lists.ts'
import type { Behaviour } from './character-points.ts'
import { perCharacter } from './character-words.ts'
import { type Constraint, type ListRules, constraint, list } from './list.ts'
import type { Store } from './database.ts'
import { anyCase, decimal, word } from './list-values.ts'
import { uuid } from './random.ts'
import type { Customer } from './seed-customers.ts'
import { ticketsWithReplies } from './routes-tickets.ts'

const rulesFor = perCharacter((character): ListRules<Customer> => {
  const how = character.customerFilters
  const taken = (rule: Constraint<Customer>) => unless(how === 'ignored', rule)
  return {
    parameters: {
      query: queryRule(character.customerSearch),
      email: textFilter(how, ({ emailAddress }) => emailAddress, true),
      ipAddress: textFilter(how, ({ ipAddress }) => ipAddress, true),
      balanceFrom: taken(constraint(decimal, ({ balance }, least) => balance >= least)),
      balanceTo: taken(constraint(decimal, ({ balance }, most) => balance <= most)),
      processorCustomerId: taken(
        constraint(word, (customer, id) => customer.processorCustomerId === id),
      ),
      affiliateCode: textFilter(how, ({ affiliateCode }) => affiliateCode, true),
    },
    filters: {},
    sorts,
  }
})

function queryRule(behaviour: Behaviour<'customerSearch'>): Constraint<Customer> {
  return constraint(anyCase, ({ id, emailAddress, ipAddress, fullName }, text) => {
    const isInName = () => fullName.toLowerCase().includes(text)
    switch (behaviour) {
      case 'all-fields':
        return id === text || emailAddress.includes(text) || ipAddress.includes(text) || isInName()
      case 'email-only':
        return emailAddress.includes(text)
      case 'email-and-name':
        return emailAddress.includes(text) || isInName()
      case 'whole-email':
        return emailAddress === text
      default:
        return true
    }
  })
}

const sorts: ListRules<Customer>['sorts'] = {
  id: (customer) => customer.id,
  dateCreated: (customer) => customer.dateCreated,
  emailAddress: (customer) => customer.emailAddress,
  status: (customer) => customer.status,
  isAffiliate: (customer) => customer.affiliateCode !== null,
  totalSpend: (customer) => customer.totalSpend,
  averageSpend,
  totalOrders: (customer) => customer.totalOrders,
  isBlocked: (customer) => customer.isBlocked,
}

export const searchCustomers: Handler = (call) => {
  const customers = isTooShort(call) ? [] : storeOf(call).seed.customers
  return list(call, customers, rulesFor(call.database.character), (customer) => ({
    ...summary(customer),
    isAffiliate: customer.affiliateCode !== null,
  }))
}

export const getCustomer: Handler = (call) => {
  const store = storeOf(call)
  return found(
    customerRecord(store, byId(store.seed.customers, call.parameters['customerId'], 'CUSTOMER')),
  )
}

export function customerRecord(store: Store, customer: Customer) {
  const { affiliateCode, isBlocked, processorCustomerId, dateCreated } = customer
  return {
    ...summary(customer),
    ipAddress: customer.ipAddress,
    balance: customer.balance,
    externalIntegrations: processorCustomerId ? { cardlane: processorCustomerId } : {},
    tickets: ticketsWithReplies(store, customer),
    affiliate: affiliateCode
      ? {
          id: uuid('affiliate', customer.id),
          dateCreated,
          isEnabled: !isBlocked,
          link: `https://${store.seed.definition.domain}/?ref=${affiliateCode}`,
          balance: (customer.totalOrders * 345) / 100,
          returnPercentage: 15,
          percentageOff: 5,
        }
      : null,
    ...(isBlocked
      ? { blockedNote: 'Three chargebacks within a week.', blockedAt: dateCreated }
      : {}),
  }
}

function summary(customer: Customer) {
  return {
    id: customer.id,
    dateCreated: customer.dateCreated,
    emailAddress: customer.emailAddress,
    status: customer.status,
    totalSpend: customer.totalSpend,
    averageSpend: averageSpend(customer),
    totalOrders: customer.totalOrders,
    isBlocked: customer.isBlocked,
  }
}

function averageSpend({ totalSpend, totalOrders }: Customer) {
  return totalOrders ? Math.round((totalSpend / totalOrders) * 100) / 100 : 0
}
