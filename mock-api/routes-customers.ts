import type { Handler } from './call.ts'
import { byId, found, storeOf } from './call.ts'
import type { ListRules } from './list.ts'
import { constraint, list } from './list.ts'
import { anyCase, decimal, word } from './list-values.ts'
import { uuid } from './random.ts'
import type { Customer } from './seed-customers.ts'
import { ticketsWithReplies } from './routes-tickets.ts'

const rules: ListRules<Customer> = {
  parameters: {
    query: constraint(
      anyCase,
      ({ id, emailAddress, ipAddress, fullName }, text) =>
        id === text ||
        emailAddress.includes(text) ||
        ipAddress.includes(text) ||
        fullName.toLowerCase().includes(text),
    ),
    email: constraint(anyCase, ({ emailAddress }, text) => emailAddress.includes(text)),
    ipAddress: constraint(anyCase, (customer, text) => customer.ipAddress.includes(text)),
    balanceFrom: constraint(decimal, ({ balance }, least) => balance >= least),
    balanceTo: constraint(decimal, ({ balance }, most) => balance <= most),
    processorCustomerId: constraint(word, (customer, id) => customer.processorCustomerId === id),
    affiliateCode: constraint(
      anyCase,
      (customer, text) => customer.affiliateCode?.includes(text) ?? false,
    ),
  },
  filters: {},
  sorts: {
    id: (customer) => customer.id,
    dateCreated: (customer) => customer.dateCreated,
    emailAddress: (customer) => customer.emailAddress,
    status: (customer) => customer.status,
    isAffiliate: (customer) => customer.affiliateCode !== null,
    totalSpend: (customer) => customer.totalSpend,
    averageSpend,
    totalOrders: (customer) => customer.totalOrders,
    isBlocked: (customer) => customer.isBlocked,
  },
}

/** Matches part of the email address, IP address or name, or the whole id. */
export const searchCustomers: Handler = (call) =>
  list(call, storeOf(call).seed.customers, rules, (customer) => ({
    ...summary(customer),
    isAffiliate: customer.affiliateCode !== null,
  }))

export const getCustomer: Handler = (call) => {
  const store = storeOf(call)
  const customer = byId(store.seed.customers, call.parameters['customerId'], 'CUSTOMER')
  const { affiliateCode, isBlocked, processorCustomerId, dateCreated } = customer
  return found({
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
  })
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
