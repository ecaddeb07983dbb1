import { type Handler, byId, found, storeOf } from './call.ts'
import { isTooShort, unless } from './character-lists.ts'
import type { Behaviour } from './character-points.ts'
import { perCharacter } from './character-words.ts'
import { type Constraint, type ListRules, FROM, IS, TO, constraint, list } from './list.ts'
import { type Reader, anyCase, decimal, flag, integer } from './list-values.ts'
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
  amountFrom: from('amountDecrease', decimal),
  amountTo: to('amountDecrease', decimal),
}

/** A platform compares percentages as it writes them. */
const shareOf: Reader<number> = (text) => {
  const share = decimal(text)
  return 'value' in share ? { value: share.value * 100 } : share
}

const rulesFor = perCharacter((character): ListRules<Coupon> => {
  const percentage = character.percentages === 'of-1' ? shareOf : decimal
  const isEnabled = constraint(
    flag,
    (coupon: Coupon, wanted) =>
      coupon.isEnabled === wanted || (!wanted && character.isEnabledFalse === 'any'),
  )
  const percentages = {
    percentageFrom: from('percentageDecrease', percentage),
    percentageTo: to('percentageDecrease', percentage),
  }
  const all = Object.entries({ ...constraints, ...percentages, isEnabled }).map(
    ([name, rule]) => [name, unless(character.couponFilters === 'ignored', rule)] as const,
  )
  return {
    // Parameters are PascalCase, filterable fields camelCase.
    parameters: {
      ...Object.fromEntries(
        all.map(([name, rule]) => [name[0]!.toUpperCase() + name.slice(1), rule]),
      ),
      query: queryRule(character.couponSearch),
    },
    filters: Object.fromEntries(
      all.map(([name, rule]) => [
        name,
        {
          operators: name.endsWith('From') ? FROM : name.endsWith('To') ? TO : IS,
          constraint: rule,
        },
      ]),
    ),
    sorts,
  }
})

/** Of the search; the list has no such part in its path. */
function queryRule(behaviour: Behaviour<'couponSearch'>): Constraint<Coupon> {
  return constraint(anyCase, (coupon: Coupon, text) => {
    const code = coupon.code.toLowerCase()
    switch (behaviour) {
      case 'code-contains':
        return code.includes(text)
      case 'code-starts':
        return code.startsWith(text)
      case 'code-equals':
        return code === text
      default:
        return true
    }
  })
}

const sorts: ListRules<Coupon>['sorts'] = {
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
}

export const listCoupons: Handler = (call) =>
  list(call, storeOf(call).seed.coupons, rulesFor(call.database.character), (coupon) => coupon)

export const searchCoupons: Handler = (call) => {
  const coupons = isTooShort(call) ? [] : storeOf(call).seed.coupons
  return list(call, coupons, rulesFor(call.database.character), (coupon) => coupon)
}

export const getCoupon: Handler = (call) =>
  found(byId(storeOf(call).seed.coupons, call.parameters['couponId'], 'COUPON'))
