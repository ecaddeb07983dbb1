import type { ChangeEvent } from 'react'
import { t } from '#base/language/words.ts'
import { usePrivateText } from '#components/text/private.tsx'
import styles from './select-box.module.css'
import ticks from '#components/controls/tick-box.module.css'

export type RowSelection = {
  /** The chosen rows by key, also those on other pages. */
  ids: ReadonlyMap<string, unknown>
  /** The keys of all rows, top to bottom; a long table renders only some. */
  order: readonly string[]
  onSelect: (keys: readonly string[], isSelected: boolean) => void
}

export const { selectable } = styles

type SelectBoxProps = {
  label: string
  isSelected: boolean
  onChoose: (isRange: boolean) => void
}

/** In the gutter before a row, so that choosing moves nothing. */
export function SelectBox({ label, isSelected, onChoose }: SelectBoxProps) {
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

export function SelectAll({ keys, ids, onSelect }: SelectAllProps) {
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
