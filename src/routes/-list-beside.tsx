import { type ReactNode, Suspense, useEffect } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import type { RowPeek } from '#components/row-peek-events.ts'
import type { RowTools } from '#components/table-types.ts'
import { useRowTools } from '#components/use-row-tools.tsx'
import { useSelection } from '#model/selection/use-selection.ts'
import type { ListSelectionProps } from './-list-selection.tsx'

const ListSelection = lazyPart(async () => (await import('./-list-selection.tsx')).ListSelection)

export type BesideProps<Row> = Omit<ListSelectionProps<Row>, 'selection' | 'sums'> & {
  /** Hands the table what chooses its rows. */
  onTools: (tools: RowTools | undefined) => void
  sums?: (rows: readonly Row[]) => ReactNode
  peek?: RowPeek
  panel?: ReactNode
}

/** The bar of the chosen rows and the panel of a record, and what the table needs for both. */
export function ListBeside<Row extends { id: string }>(props: BesideProps<Row>) {
  const { onTools, sums, peek, panel, ...list } = props
  const selection = useSelection<Row>(list)
  const tools = useRowTools(peek, selection.inTable)
  useEffect(() => onTools(tools), [onTools, tools])
  useEffect(() => () => onTools(undefined), [onTools])
  const { emailOf } = list
  return (
    <>
      {selection.selected.size > 0 && (
        <Suspense>
          <ListSelection
            {...list}
            // The lazy part forgets the kind of its rows.
            emailOf={emailOf && ((row) => emailOf(row as Row))}
            selection={selection as unknown as ListSelectionProps<{ id: string }>['selection']}
            sums={sums?.([...selection.selected.values()])}
          />
        </Suspense>
      )}
      {panel}
    </>
  )
}
