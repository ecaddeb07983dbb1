import { t } from '#base/language/words.ts'
import type { CheckedRow } from '#model/reading/checks/rows.ts'
import { type ExportShape, optional, plain } from './shape.ts'

export const checksShape: ExportShape<CheckedRow, CheckedRow> = {
  title: t`Export rows`,
  file: 'checks',
  entry: (row) => row,
  columns: [
    plain('kind', 'Kind', ({ kind }) => kind),
    plain('name', 'Product, coupon or category', ({ name }) => name),
    plain('variant', 'Variant', ({ detail }) => detail),
    plain('price', 'Price', ({ cost }) => cost),
    plain('stock', 'Stock', ({ stock }) => stock),
    plain('problems', 'Problems', ({ findings }) => findings.map(({ text }) => text).join('; ')),
    optional('id', 'IDs', ({ id, recordId }) => ({
      record_id: recordId,
      row_id: id,
    })),
  ],
}
