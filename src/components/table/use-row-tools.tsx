import { type ChangeEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import type { Resize } from './column-widths.ts'
import {
  listenForPeek,
  moveCursorTo,
  type RowPeek,
  listenForSelection,
  rangeBetween,
} from './row-events.ts'
import { t } from '#base/language/words.ts'
import { usePrivateText } from '#components/text/private.tsx'
import styles from './use-row-tools.module.css'
import ticks from '#components/controls/tick-box.module.css'
import type { RowTools } from './table-types.ts'

type Latest = {
  peek: RowPeek | undefined
  selection: RowSelection
  resize: Resize | undefined
}

/** What a table gets once this has loaded: boxes before its rows, and keys to choose and look. */
export function useRowTools(
  peek: RowPeek | undefined,
  selection: RowSelection,
  resize: Resize | undefined,
): RowTools {
  const latest = useRef<Latest>({ peek, selection, resize })
  const anchor = useRef<string>(undefined)
  const reached = useRef<string>(undefined)
  useEffect(() => {
    latest.current = { peek, selection, resize }
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
      const stopWidths = sizeColumns(table.tHead, latest)
      return () => {
        stopSelection()
        stopPeek()
        stopWidths()
      }
    },
    [choose],
  )

  return useMemo(
    () => ({
      className: styles.selectable,
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
        // The address changes before the rows of another page arrive.
        if (id === undefined || moveCursorTo(table, id)) reached.current = id
      },
    }),
    [ids, id, attach, choose],
  )
}

/** Loads once the pointer is over the head. */
function sizeColumns(head: HTMLElement | null, latest: RefObject<Latest>): () => void {
  const leaving = new AbortController()
  async function prepare() {
    const loaded = await import('./column-widths.ts').catch(() => undefined)
    if (!head || !loaded || leaving.signal.aborted) return
    const stop = loaded.listenForWidths(head, () => latest.current.resize)
    leaving.signal.addEventListener('abort', stop)
  }
  head?.addEventListener('pointerover', () => void prepare(), {
    once: true,
    signal: leaving.signal,
  })
  return () => leaving.abort()
}

type RowSelection = {
  /** The chosen rows by key, also those on other pages. */
  ids: ReadonlyMap<string, unknown>
  /** The keys of all rows, top to bottom; a long table renders only some. */
  order: readonly string[]
  onSelect: (keys: readonly string[], isSelected: boolean) => void
}

type SelectBoxProps = {
  label: string
  isSelected: boolean
  onChoose: (isRange: boolean) => void
}

/** In the gutter before a row, so that choosing moves nothing. */
function SelectBox({ label, isSelected, onChoose }: SelectBoxProps) {
  const name = usePrivateText(label)
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        className={ticks.tick}
        // The rows are told a moment later: the browser's own tick stands until then.
        ref={(box) => {
          if (box) box.checked = isSelected
        }}
        aria-label={t`Select ${name}`}
        // Rows have a cursor, so a hundred more tab stops would only be in the way.
        tabIndex={isSelected ? 0 : -1}
        onChange={(event) => onChoose(isWithShift(event))}
      />
    </label>
  )
}

const isWithShift = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey

type SelectAllProps = Pick<RowSelection, 'ids' | 'onSelect'> & { keys: readonly string[] }

function SelectAll({ keys, ids, onSelect }: SelectAllProps) {
  const known = keys.filter(Boolean)
  const chosen = known.filter((key) => ids.has(key)).length
  const isAll = chosen > 0 && chosen === known.length
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        className={ticks.tick}
        ref={(box) => {
          if (!box) return
          box.checked = isAll
          box.indeterminate = chosen > 0 && !isAll
        }}
        aria-label={t`Select all on this page`}
        onChange={() => onSelect(known, !isAll)}
      />
    </label>
  )
}
