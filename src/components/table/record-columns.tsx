import { labels } from '#base/language/words.ts'
import { DateTime } from '#components/values/date-time.tsx'
import type { Column } from './table-types.ts'
import { Status } from '#components/values/status.tsx'
import type { StatusTone } from '#base/text/status-tone.ts'

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

/** A record’s status in the platform’s word, with the tone that the model gives it. */
export const statusColumn = <Row extends { status?: string }>(
  toneOf: (status: string | undefined) => StatusTone,
  width: number,
): Column<Row> => ({
  id: 'status',
  header: labels.status,
  cell: ({ status }) => <Status value={status} as={toneOf(status)} />,
  width,
})
