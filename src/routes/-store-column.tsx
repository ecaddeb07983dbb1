import type { StoreSummary } from '#api/schemas/user.ts'
import { t } from '#base/language/words.ts'
import type { Column } from '#components/table/table-types.ts'
import { StoreMark } from '#features/navigation/store-mark.tsx'

/** The mark of each row's store, which is never told by its colour alone. */
export const storeColumn = <Row,>(
  storeOf: (row: Row) => StoreSummary | undefined,
): Column<Row> => ({
  id: 'store',
  header: t`Store`,
  cell: (row) => {
    const store = storeOf(row)
    return (
      <span title={store?.name}>
        <StoreMark store={store} />
        <span className="sr-only">{store?.name}</span>
      </span>
    )
  },
  width: 64,
})
