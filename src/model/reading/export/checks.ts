import type { CheckedRow } from '#model/reading/checks/rows.ts'
import { type ExportShape, optional, plain, standard } from './shape.ts'

export const checksShape: ExportShape<CheckedRow, CheckedRow> = {
  nouns: ['row', 'rows'],
  file: 'checks',
  entry: (row) => row,
  columns: [
    standard(
      'kind',
      'Kind',
      plain('kind', ({ kind }) => kind),
    ),
    standard(
      'name',
      'Product, coupon or category',
      plain('name', ({ name }) => name),
    ),
    standard(
      'variant',
      'Variant',
      plain('variant', ({ detail }) => detail),
    ),
    standard(
      'price',
      'Price',
      plain('price', ({ cost }) => cost),
    ),
    standard(
      'stock',
      'Stock',
      plain('stock', ({ stock }) => stock),
    ),
    standard(
      'problems',
      'Problems',
      plain('problems', ({ findings }) => findings.map(({ text }) => text).join('; ')),
    ),
    optional('id', 'IDs', ({ id, recordId }) => ({
      record_id: recordId,
      row_id: id,
    })),
  ],
}
