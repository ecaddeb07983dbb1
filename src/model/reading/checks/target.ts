import type { LinkProps } from '@tanstack/react-router'
import { t } from '#base/language/words.ts'
import {
  categoryLink,
  couponLink,
  newVariantLink,
  productLink,
} from '#model/reading/links/links.ts'
import type { CheckedRow } from './rows.ts'

/** The page where something can be done about a row, and what to call it. */
export type RowTarget = { link: LinkProps; label: string }

/** Undefined for a record without an id, which has no page. */
export function rowTarget(storeId: string, row: CheckedRow): RowTarget | undefined {
  const { kind, recordId: id, findings } = row
  if (id === '') return undefined
  if (kind === 'coupon') return { link: couponLink(storeId, id), label: t`Coupon` }
  if (kind === 'category') return { link: categoryLink(storeId, id), label: t`Category` }
  return findings.some(({ check }) => check === 'no-variant')
    ? { link: newVariantLink(storeId, id), label: t`Add variant` }
    : { link: productLink(storeId, id), label: t`Product` }
}
