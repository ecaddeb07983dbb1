import type { LinkProps } from '@tanstack/react-router'
import {
  categoryLink,
  couponLink,
  newVariantLink,
  productLink,
} from '#model/reading/links/links.ts'
import type { CheckedRow } from './rows.ts'

/** The page where something can be done about a row; a record without an id has none. */
export function rowTarget(storeId: string, row: CheckedRow): LinkProps | undefined {
  const { kind, recordId: id, findings } = row
  if (id === '') return undefined
  if (kind === 'coupon') return couponLink(storeId, id)
  if (kind === 'category') return categoryLink(storeId, id)
  return findings.some(({ check }) => check === 'no-variant')
    ? newVariantLink(storeId, id)
    : productLink(storeId, id)
}
