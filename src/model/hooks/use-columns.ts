import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Parameters } from '#base/address/address.ts'
import type * as columnWords from '#model/reading/columns/column-words.ts'
import {
  type ColumnDescription,
  type Columns,
  shownColumns,
  unknownColumns,
} from '#model/reading/columns/columns.ts'

type Words = typeof columnWords

export function useColumns<Id extends string>(
  all: Columns<Id>,
  { columns: chosen }: { columns?: string },
) {
  const navigate = useNavigate()
  const shown = useMemo(() => shownColumns(all, chosen), [all, chosen])
  // Nobody changes columns before the rows are there.
  const change = (wordsOf: (module: Words) => string | undefined) =>
    void import('#model/reading/columns/column-words.ts').then(
      (module) =>
        navigate({
          to: '.',
          search: (before: Parameters) => ({ ...before, columns: wordsOf(module) }),
          replace: true,
          resetScroll: false,
        }),
      () => undefined,
    )
  return {
    all: all as readonly ColumnDescription[],
    shown,
    isStandard: chosen === undefined,
    unknown: unknownColumns(all, chosen),
    choose: (ids?: readonly string[]) =>
      change(({ chosenColumns }) => chosenColumns(all, shown, ids)),
    resize: (id: string, width: number | undefined) =>
      change(({ resizedColumns }) => resizedColumns(all, shown, id, width)),
  }
}
