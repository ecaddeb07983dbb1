// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { Checkbox, SegmentedControl } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { t } from '#base/language/words.ts'
import { setPreference, usePreferences } from '#base/storage/preferences.ts'
import styles from './column-picker.module.css'
import type { Resize } from './column-widths.ts'
import { FloatingPanel } from '#components/overlays/floating-panel.tsx'
import { useFocusBack } from '#components/overlays/focus.ts'
import { IconButton } from '#components/controls/icon-button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { WidthButtons } from './width-buttons.tsx'

type ColumnOption = { id: string; label: string; isLocked?: boolean; width?: number }

export type ColumnPickerProps = {
  all: readonly ColumnOption[]
  shown: readonly ColumnOption[]
  isStandard: boolean
  note?: string
  /** Without ids: back to the standard ones. */
  choose: (ids?: readonly string[]) => void
  resize: Resize
  onClose: () => void
}

export function ColumnPicker({ onClose, ...choice }: ColumnPickerProps) {
  useFocusBack()
  return (
    <FloatingPanel label={t`Columns and density`} position="bottom-end" onClose={onClose}>
      <div className={styles.picker}>
        <Density />
        <Columns {...choice} />
        {choice.note && <p className={styles.note}>{choice.note}</p>}
      </div>
    </FloatingPanel>
  )
}

const densities = [
  { value: 'comfortable', label: t`Comfortable` },
  { value: 'compact', label: t`Compact` },
] as const

function Density() {
  const { density } = usePreferences()
  return (
    <div className={styles.head}>
      <span className="strong">{t({ message: 'Rows', context: 'their height' })}</span>
      <SegmentedControl
        aria-label={t`Height of rows`}
        data={[...densities]}
        value={density}
        onChange={(value) => setPreference('density', value)}
      />
    </div>
  )
}

type ColumnsProps = Omit<ColumnPickerProps, 'onClose' | 'note'>

function Columns({ all, shown, isStandard, choose, resize }: ColumnsProps) {
  const headingId = useId()
  const part = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string>()
  const [moved, setMoved] = useState<{ id: string }>()
  const [ids, keep] = useKept(shown.map(({ id }) => id))
  const hidden = all.filter(({ id }) => !ids.includes(id))
  const inOrder = ids.flatMap((id) => [...shown, ...all].find((column) => column.id === id) ?? [])
  const place = moved ? ids.indexOf(moved.id) + 1 : 0

  useArrival(moved, function keepFocusOnMoved({ id }) {
    const row = part.current?.querySelector(`[data-column="${id}"]`)
    if (row && !row.contains(document.activeElement)) row.querySelector('input')?.focus()
  })

  function change(id: string, next: string[]) {
    keep(next)
    choose(next)
    setMoved({ id })
  }

  function moveTo(id: string, index: number) {
    const next = movedTo(all, ids, id, index)
    if (next !== ids) change(id, next)
  }

  function dragTo(event: PointerEvent) {
    if (!dragged || !list.current) return
    const rows = [...list.current.children].map((row) => row.getBoundingClientRect())
    const index = rows.filter(({ top, height }) => event.clientY > top + height / 2).length
    const from = ids.indexOf(dragged)
    keep(movedTo(all, ids, dragged, index > from ? index - 1 : index))
  }

  /** Applies the order only on drop, because each choice adds a step to the address. */
  function drop() {
    if (dragged) choose(ids)
    setDragged(undefined)
  }

  return (
    <div ref={part} className={styles.columns}>
      <div className={styles.group}>
        <span id={headingId}>{t`Columns, left to right`}</span>
        {!isStandard && (
          <button type="button" className={styles.standard} onClick={() => choose()}>
            {t`Back to standard`}
          </button>
        )}
      </div>
      <ul ref={list} aria-labelledby={headingId}>
        {inOrder.map((column, index) => (
          <li
            key={column.id}
            data-column={column.id}
            className={styles.row}
            data-dragged={dragged === column.id || undefined}
          >
            <Grip
              isLocked={column.isLocked}
              onDown={() => setDragged(column.id)}
              onMove={dragTo}
              onDrop={drop}
            />
            {column.isLocked ? (
              <>
                <span className={styles.lock}>
                  <Icon name="lock" size={14} />
                </span>
                <span className={styles.name}>
                  {column.label} <span className="small quiet">{t`always first`}</span>
                </span>
                <span className={styles.arrows}>
                  <WidthButtons column={column} resize={resize} />
                </span>
              </>
            ) : (
              <>
                <Checkbox
                  className={styles.name}
                  label={column.label}
                  checked
                  aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                  onKeyDown={(event) => moveTo(column.id, index + altStep(event))}
                  onChange={() =>
                    change(
                      column.id,
                      ids.filter((id) => id !== column.id),
                    )
                  }
                />
                <span className={styles.arrows}>
                  <WidthButtons column={column} resize={resize} />
                  <IconButton
                    icon="chevron-up"
                    label={t`Move ${column.label} to the left`}
                    disabled={movedTo(all, ids, column.id, index - 1) === ids}
                    onClick={() => moveTo(column.id, index - 1)}
                  />
                  <IconButton
                    icon="chevron-down"
                    label={t`Move ${column.label} to the right`}
                    disabled={index === ids.length - 1}
                    onClick={() => moveTo(column.id, index + 1)}
                  />
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      <output className="sr-only">
        {moved && place > 0 && t`Column ${place} of ${ids.length}`}
      </output>
      {hidden.length > 0 && (
        <>
          <div className={styles.group}>{t`Not shown`}</div>
          <ul aria-label={t`Not shown`}>
            {hidden.map(({ id, label }) => (
              <li key={id} data-column={id} className={styles.row}>
                <Grip isLocked />
                <Checkbox
                  className={styles.name}
                  label={label}
                  checked={false}
                  onChange={() => change(id, [...ids, id])}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function useKept(current: string[]): [string[], (ids: string[]) => void] {
  const [kept, setKept] = useState({ ids: current, since: current.join() })
  const isCurrent = kept.since === current.join()
  return [isCurrent ? kept.ids : current, (ids) => setKept({ ids, since: current.join() })]
}

type GripProps = {
  isLocked?: boolean
  onDown?: () => void
  onMove?: (event: PointerEvent) => void
  onDrop?: () => void
}

/** For the pointer only: keys and buttons move a column as well. */
function Grip({ isLocked, onDown, onMove, onDrop }: GripProps) {
  return (
    <span
      aria-hidden
      className={styles.grip}
      data-locked={isLocked || undefined}
      onPointerDown={(event) => {
        if (isLocked) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        onDown?.()
      }}
      onPointerMove={onMove}
      onPointerUp={onDrop}
      onPointerCancel={onDrop}
    />
  )
}

function altStep({ key, altKey }: KeyboardEvent): number {
  if (!altKey) return 0
  return { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0
}

function movedTo(all: readonly ColumnOption[], ids: string[], id: string, index: number) {
  const locked = all.filter((column) => column.isLocked).length
  const from = ids.indexOf(id)
  if (from < locked || index < locked || index >= ids.length || index === from) return ids
  return ids.toSpliced(from, 1).toSpliced(index, 0, id)
}
