import { t } from '#base/language/words.ts'
import { formatMoney } from '#base/numbers/money-format.ts'
import { isTwoNumbers, readNumber, readWholeNumber } from '#base/numbers/number-text.ts'
import { safeUrl } from '#base/text/safe-url.ts'
import type { VariantValues } from './variant-values.ts'

export type VariantWarnings = Partial<Record<keyof VariantValues, string>>

/** Likely mistakes that the service accepts. They block nothing. */
export function variantWarnings(
  values: VariantValues,
  others: { name?: string; order?: number }[],
): VariantWarnings {
  const { name, cost, deliveryTypes, dynamicUrl, isUnlimited } = values
  const minimum = readWholeNumber(values.minimumQuantity)
  const maximum = isUnlimited ? undefined : readWholeNumber(values.maximumQuantity)
  const stock = readWholeNumber(values.stock)
  const order = readWholeNumber(values.order)
  const isDynamic = deliveryTypes.includes('dynamic')
  const hasSameName = others.some((other) => isSameName(other.name, name))
  const isPlaceTaken = order !== undefined && others.some((other) => other.order === order)
  return {
    name: first([
      [hasSameName, t`This product has a variant of this name already`],
      [name !== name.trim() && name.trim() !== '', t`Starts or ends with a space`],
      [name.length >= 3 && name.trim() === '', t`Only spaces`],
    ]),
    cost: first([
      [readNumber(cost) === 0, t`Free of charge`],
      [isShort(cost), t`Read as ${priceFigure(readNumber(cost) ?? 0)}`],
    ]),
    order: first([[isPlaceTaken, t`Another variant has this position`]]),
    minimumQuantity: first([
      [isMore(minimum, stock), t`Higher than the stock: nobody could buy it`],
    ]),
    maximumQuantity: first([[isMore(minimum, maximum), t`Below the minimum quantity`]]),
    deliveryTypes: first([[deliveryTypes.length === 0, t`Nothing will be delivered`]]),
    dynamicUrl: first([
      [isDynamic && dynamicUrl === '', t`Dynamic delivery needs an address`],
      [dynamicUrl !== '' && URL.canParse(dynamicUrl) && !safeUrl(dynamicUrl), t`Not a web address`],
    ]),
    customIntervalDays: first([
      [(readWholeNumber(values.customIntervalDays) ?? 1) < 1, t`Less than a day`],
    ]),
  }
}

/** With the decimals of a price, and no currency: every price is in the store's. */
export const priceFigure = (cost: number) => formatMoney(cost, undefined)?.text ?? ''

/** Three decimals are rare, and often meant as thousands. */
const isShort = (cost: string) => /^\s*\d{1,3}[.,]\d{3}\s*$/.test(cost) && !isTwoNumbers(cost)

const first = (rules: [boolean, string][]) => rules.find(([holds]) => holds)?.[1]

const isMore = (one: number | undefined, other: number | undefined) =>
  one !== undefined && other !== undefined && one > other

export function isSameName(one: string | undefined, other: string): boolean {
  return other.trim() !== '' && one?.trim().toLowerCase() === other.trim().toLowerCase()
}
