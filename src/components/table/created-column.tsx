import { labels } from '#base/language/words.ts'
import { DateTime } from '#components/values/date-time.tsx'
import type { Column } from './table-types.ts'

/** When a record was created, alike in every table. */
export const createdColumn = <Row extends { dateCreated?: string }>(
  own: Pick<Column<Row>, 'width' | 'leaves'> = {},
): Column<Row> => ({
  id: 'created',
  header: labels.created,
  cell: ({ dateCreated }) => (
    <span className="secondary">
      <DateTime value={dateCreated} />
    </span>
  ),
  align: 'end',
  ...own,
})
