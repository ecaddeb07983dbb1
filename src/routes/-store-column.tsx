import type { StoreSummary } from '#api/schemas/user.ts'
import { t } from '#base/language/words.ts'
import type { Column } from '#components/table/table-types.ts'
import { StoreMark } from '#features/navigation/store-mark.tsx'
import styles from './-store-column.module.css'

const isWide = globalThis.matchMedia?.('(min-width: 90em)')

/** Each row's store: its mark and, where there is room, its name, never a colour alone. */
export const storeColumn = <Row,>(
  storeOf: (row: Row) => StoreSummary | undefined,
): Column<Row> => ({
  id: 'store',
  header: t`Store`,
  cell: (row) => {
    const store = storeOf(row)
    return (
      <span className={styles.store} title={store?.name}>
        <StoreMark store={store} />
        <bdi className={styles.name}>{store?.name}</bdi>
      </span>
    )
  },
  // As wide before the rows come as with the longest name.
  width: isWide?.matches ? 204 : 64,
})
