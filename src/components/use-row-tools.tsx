import { useCallback, useEffect, useMemo, useRef } from 'react'
import { listenForPeek, moveCursorTo, type RowPeek } from './row-peek-events.ts'
import { listenForSelection, rangeBetween } from './row-selection-events.ts'
import { type RowSelection, SelectAll, SelectBox, selectable } from './select-box.tsx'
import type { RowTools } from './table-types.ts'

/** What a table gets once this has loaded: boxes before its rows, and keys to choose and look. */
export function useRowTools(peek: RowPeek | undefined, selection: RowSelection): RowTools {
  const latest = useRef({ peek, selection })
  const anchor = useRef<string>(undefined)
  const reached = useRef<string>(undefined)
  useEffect(() => {
    latest.current = { peek, selection }
  })
  const { ids } = selection
  const id = peek?.id

  const choose = useCallback((key: string, isRange: boolean) => {
    const { ids: chosen, order, onSelect } = latest.current.selection
    const keys = isRange ? rangeBetween(order, anchor.current, key) : [key]
    onSelect(keys, isRange || !chosen.has(key))
    anchor.current = key
  }, [])
  // One listener for all selections: a finger may still rest on the row that it has chosen.
  const attach = useCallback(
    (table: HTMLTableElement) => {
      const isAny = () => latest.current.selection.ids.size > 0
      const stopSelection = listenForSelection(table, { isAny, choose })
      const stopPeek = listenForPeek(table, () => latest.current.peek)
      return () => {
        stopSelection()
        stopPeek()
      }
    },
    [choose],
  )

  return useMemo(
    () => ({
      className: selectable,
      isSelecting: ids.size > 0,
      isSelected: (key) => ids.has(key),
      corner: (keys) => (
        <SelectAll
          keys={keys}
          ids={ids}
          onSelect={(chosen, isSelected) => latest.current.selection.onSelect(chosen, isSelected)}
        />
      ),
      box: (key, label) => (
        <SelectBox
          label={label}
          isSelected={ids.has(key)}
          onChoose={(isRange) => choose(key, isRange)}
        />
      ),
      attach,
      settle(table) {
        if (id === reached.current) return
        // The rows of another page come after their address.
        if (id === undefined || moveCursorTo(table, id)) reached.current = id
      },
    }),
    [ids, id, attach, choose],
  )
}
