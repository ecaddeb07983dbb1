import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Parameters } from '#base/address.ts'
import { type ColumnDescription, columnsText, shownColumns, unknownColumns } from './columns.ts'

type Columns<Id extends string> = readonly (ColumnDescription & { id: Id })[]

export function useColumns<Id extends string>(
  all: Columns<Id>,
  { columns: chosen }: { columns?: string },
) {
  const navigate = useNavigate()
  const shown = useMemo(() => shownColumns(all, chosen), [all, chosen])
  return {
    all: all as readonly ColumnDescription[],
    shown,
    isStandard: chosen === undefined,
    unknown: unknownColumns(all, chosen),
    choose: (ids?: readonly string[]) =>
      void navigate({
        to: '.',
        search: (before: Parameters) => ({ ...before, columns: ids && columnsText(all, ids) }),
        replace: true,
        resetScroll: false,
      }),
  }
}
