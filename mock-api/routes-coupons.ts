import type { Handler } from './call.ts'
import { byId, found, storeOf } from './call.ts'
import type { ListRules } from './list.ts'
import { FROM, IS, TO, constraint, list } from './list.ts'
import type { Reader } from './list-values.ts'
import { anyCase, decimal, flag, integer } from './list-values.ts'
import type { Coupon } from './records.ts'

type NumberField = 'uses' | 'maximumUses' | 'percentageDecrease' | 'amountDecrease'

const from = (field: NumberField, read: Reader<number>) =>
  constraint(read, (coupon: Coupon, least) => (coupon[field] ?? Number.NaN) >= least)
const to = (field: NumberField, read: Reader<number>) =>
  constraint(read, (coupon: Coupon, most) => (coupon[field] ?? Number.NaN) <= most)

const constraints = {
  usesFrom: from('uses', integer()),
  usesTo: to('uses', integer()),
  maximumUsesFrom: from('maximumUses', integer()),
  maximumUsesTo: to('maximumUses', integer()),
  percentageFrom: from('percentageDecrease', decimal),
  percentageTo: to('percentageDecrease', decimal),
  amountFrom: from('amountDecrease', decimal),
  amountTo: to('amountDecrease', decimal),
  isEnabled: constraint(flag, (coupon: Coupon, wanted) => coupon.isEnabled === wanted),
}

const rules: ListRules<Coupon> = {
  // Parameters are PascalCase, filterable fields camelCase.
  parameters: Object.fromEntries(
    Object.entries(constraints).map(([name, rule]) => [
      name[0]!.toUpperCase() + name.slice(1),
      rule,
    ]),
  ),
  filters: Object.fromEntries(
    Object.entries(constraints).map(([name, rule]) => [
      name,
      {
        operators: name.endsWith('From') ? FROM : name.endsWith('To') ? TO : IS,
        constraint: rule,
      },
    ]),
  ),
  sorts: {
    id: (coupon) => coupon.id,
    dateCreated: (coupon) => coupon.dateCreated,
    code: (coupon) => coupon.code,
    uses: (coupon) => coupon.uses,
    maximumUses: (coupon) => coupon.maximumUses,
    isEnabled: (coupon) => coupon.isEnabled,
    storeId: (coupon) => coupon.storeId,
    percentageDecrease: (coupon) => coupon.percentageDecrease,
    amountDecrease: (coupon) => coupon.amountDecrease,
    expirationDate: (coupon) => coupon.expirationDate,
  },
}

export const listCoupons: Handler = (call) =>
  list(call, storeOf(call).seed.coupons, rules, (coupon) => coupon)

const searchRules: ListRules<Coupon> = {
  ...rules,
  parameters: {
    ...rules.parameters,
    query: constraint(anyCase, ({ code }, text) => code.toLowerCase().includes(text)),
  },
}

export const searchCoupons: Handler = (call) =>
  list(call, storeOf(call).seed.coupons, searchRules, (coupon) => coupon)

export const getCoupon: Handler = (call) =>
  found(byId(storeOf(call).seed.coupons, call.parameters['couponId'], 'COUPON'))
