import { labels, t } from '#base/language/words.ts'
import type { CheckedRow } from '#model/reading/checks/rows.ts'
import { type ExportShape, optional, plain } from './shape.ts'

export const checksShape: ExportShape<CheckedRow, CheckedRow> = {
  title: t`Export rows`,
  file: 'checks',
  entry: (row) => row,
  columns: [
    plain('kind', t`Kind`, ({ kind }) => kind),
    plain('name', t`Product, coupon or category`, ({ name }) => name),
    plain('variant', t`Variant`, ({ detail }) => detail),
    plain('price', labels.price, ({ cost }) => cost),
    plain('stock', labels.stock, ({ stock }) => stock),
    plain('problems', t`Problems`, ({ findings }) => findings.map(({ text }) => text).join('; ')),
    optional('id', t`IDs`, ({ id, recordId }) => ({
      record_id: recordId,
      row_id: id,
    })),
  ],
}
