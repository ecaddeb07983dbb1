import * as z from 'zod/mini'
import type { CreateVariant, Variant } from '#api/schemas/products.ts'
import { twoSentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { hasOtherSigns, readNumber, typedNumber } from '#base/numbers/number-text.ts'
import { lineText } from '#base/text/visible-text.ts'
import { variantLabels } from './variant-words.ts'
import { VariantForm, type VariantValues, emptyValues } from './variant-values.ts'
import { isSameName, priceFigure, variantWarnings } from './variant-warnings.ts'

/** The fields of a new variant that a table can fill, by what they are called in one. */
const headings = {
  name: ['name', 'variant', 'variantname', 'title'],
  cost: ['cost', 'price', 'amount'],
  minimumQuantity: ['minimumquantity', 'minimum', 'min', 'minquantity', 'minqty'],
  maximumQuantity: ['maximumquantity', 'maximum', 'max', 'maxquantity', 'maxqty'],
  stock: ['stock', 'qty', 'quantity', 'inventory', 'pieces'],
  deliveryTypes: ['deliverytypes', 'deliverytype', 'delivery'],
  type: ['type', 'producttype'],
  stockMode: ['stockmode'],
  order: ['order', 'position', 'sort'],
  dynamicUrl: ['dynamicurl', 'url'],
  deliveryMessage: ['deliverymessage', 'message'],
  billingInterval: ['billinginterval', 'interval'],
  customIntervalDays: ['customintervaldays', 'intervaldays', 'days'],
  disableVolumeDiscountOnCoupon: ['disablevolumediscountoncoupon', 'novolumediscountwithacoupon'],
} satisfies Partial<Record<keyof VariantValues, string[]>>

export type TableField = keyof typeof headings
export const tableFields = Object.keys(headings) as TableField[]

/** The field of each column; undefined for one that is left out. */
export type Columns = readonly (TableField | undefined)[]

/** What every row shares, for the fields that no column has. */
export type Shared = Partial<Record<TableField, string>>

export type CheckedRow = {
  /** As in the table, where the headings are the first. */
  number: number
  texts: Partial<Record<TableField, string>>
  /** Undefined if the specification's limits forbid it. */
  body: CreateVariant | undefined
  problems: Partial<Record<keyof VariantValues, string>>
  warnings: Partial<Record<keyof VariantValues, string>>
  /** The guess may be wrong by so much that the merchant chooses the row. */
  isDoubtful: boolean
}

export const MOST_ROWS = 200

/** Every field at most once. */
export function matchHeadings(names: readonly string[]): Columns {
  const taken = new Set<TableField>()
  return names.map((name) => {
    const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '')
    const field = tableFields.find(
      (one) =>
        !taken.has(one) &&
        (headings[one].some((word) => word === plain) || isSaid(name.trim(), variantLabels[one])),
    )
    if (field) taken.add(field)
    return field
  })
}

/** The store's currency, and which column names one. */
type CurrencyCheck = { store: string | undefined; column: number }

/** Left out, because every price is in the store's. */
export const currencyColumn = (names: readonly string[]) =>
  names.findIndex(
    (name) => /^currency ?(code)?$/i.test(name.trim()) || isSaid(name.trim(), t`Currency`),
  )

/** Checks rows against the request's schema, as the form for one variant does. */
export function checkRows(
  rows: readonly (readonly string[])[],
  columns: Columns,
  shared: Shared,
  variants: readonly Variant[],
  currency: CurrencyCheck = { store: undefined, column: -1 },
): CheckedRow[] {
  const firstOrder = Number(shared.order ?? emptyValues([...variants]).order)
  const seen: { name: string; number: number }[] = []
  return rows.map((cells, at) => {
    const number = at + 2
    const texts: CheckedRow['texts'] = { ...shared, order: String(firstOrder + at) }
    for (const [column, field] of columns.entries()) {
      if (field) texts[field] = cells[column]?.trim() ?? ''
    }
    const row = checkRow(number, texts, variants)
    const twin = seen.find(({ name }) => isSameName(name, texts.name ?? ''))
    seen.push({ name: texts.name ?? '', number })
    if (twin) row.warnings.name ??= t`Same name as row ${twin.number}`
    const other = lineText(cells[currency.column] ?? '').trim()
    const isOther =
      currency.store !== undefined && other !== '' && !isSaid(other, currency.store.trim())
    if (isOther) {
      const words = t`${other} in the table, ${currency.store} in the store`
      row.warnings.cost = row.warnings.cost ? twoSentences(words, row.warnings.cost) : words
    }
    return { ...row, isDoubtful: isOther || isDoubtful(row) }
  })
}

/** A table that reads as the same requests again. */
export function bodiesAsText(bodies: readonly CreateVariant[]): string {
  const fields = tableFields.filter((field) => bodies.some((body) => body[field] != null))
  const lines = bodies.map((body) => fields.map((field) => quoted(typed(body[field]))))
  return bodies.length === 0 ? '' : [fields, ...lines].map((cells) => cells.join('\t')).join('\n')
}

const typed = (value: CreateVariant[TableField] | null) =>
  typeof value === 'number' ? typedNumber(value) : String(value ?? '')

const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function checkRow(number: number, texts: CheckedRow['texts'], variants: readonly Variant[]) {
  const { values, unread } = valuesOfTexts(texts)
  const result = z.safeParse(VariantForm, values)
  const problems: CheckedRow['problems'] = { ...unread }
  if (!result.success) {
    for (const { path, message } of result.error.issues) {
      problems[path[0] as keyof VariantValues] ??= message
    }
  }
  const warnings = variantWarnings(values, [...variants])
  const cost = readNumber(values.cost) ?? Number.NaN
  if (hasOtherSigns(values.cost) && Number.isFinite(cost)) {
    warnings.cost = t`${values.cost} read as ${priceFigure(cost)}`
  }
  const isSendable = result.success && Object.keys(unread).length === 0
  return { number, texts, problems, warnings, body: isSendable ? result.data : undefined }
}

const isDoubtful = ({ warnings, texts }: Pick<CheckedRow, 'warnings' | 'texts'>) =>
  warnings.name !== undefined ||
  warnings.maximumQuantity !== undefined ||
  /^\d{1,3}[.,]\d{3}$/.test(texts.cost ?? '')

function valuesOfTexts(texts: CheckedRow['texts']) {
  const unread: CheckedRow['problems'] = {}
  const maximum = texts.maximumQuantity ?? ''
  const isUnlimited =
    /^(unlimited|no limit|none|∞|[-−]1)$/i.test(maximum) ||
    isSaid(maximum, variantLabels.isUnlimited)
  const withoutDiscount = yesOrNo(texts.disableVolumeDiscountOnCoupon)
  if (withoutDiscount === undefined) unread.disableVolumeDiscountOnCoupon = t`Write yes or no`
  const values: VariantValues = {
    name: texts.name ?? '',
    cost: texts.cost ?? '',
    minimumQuantity: texts.minimumQuantity ?? '',
    maximumQuantity: maximum,
    isUnlimited,
    order: texts.order ?? '',
    type: code(texts.type),
    stock: texts.stock ?? '',
    stockMode: code(texts.stockMode),
    deliveryTypes: typesIn(texts.deliveryTypes),
    disableVolumeDiscountOnCoupon: withoutDiscount ?? false,
    dynamicUrl: texts.dynamicUrl ?? '',
    deliveryMessage: texts.deliveryMessage ?? '',
    billingInterval: code(texts.billingInterval) ?? '',
    customIntervalDays: texts.customIntervalDays ?? '',
  }
  // What would be dropped without a word is a mistake in a table.
  if (values.dynamicUrl && !values.deliveryTypes.includes('dynamic')) {
    unread.dynamicUrl = t`Only with the delivery type dynamic`
  }
  if (values.customIntervalDays && values.billingInterval === '') {
    unread.customIntervalDays = t`Only with a billing interval`
  }
  return { values, unread }
}

function code(text = ''): number | undefined {
  if (text === '') return undefined
  return /^\d$/.test(text) ? Number(text) : Number.NaN
}

function yesOrNo(text = ''): boolean | undefined {
  if (/^(yes|true|1|on)$/i.test(text) || isSaid(text, t`Yes`)) return true
  return /^(|no|false|0|off)$/i.test(text) || isSaid(text, t`No`) ? false : undefined
}

/** In the reader's language, in any case and with or without its accents. */
const isSaid = (text: string, word: string) =>
  text.localeCompare(word, undefined, { sensitivity: 'base' }) === 0

const typesIn = (text = '') => [
  ...new Set(
    text
      .split(/[,;|，；、،\n]/)
      .map((type) =>
        type
          .trim()
          .toLowerCase()
          .replaceAll(/[\s-]+/g, '_'),
      )
      .map((type) => type.replace(/^licen[cs]e_?keys?$/, 'license_keys'))
      .filter((type) => type !== ''),
  ),
]
