import type { MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { t } from '#base/language/words.ts'

/** Beside “Skip to content”: past tabs, filters and heads, to the first row. */
export function SkipToList() {
  const skips = document.getElementById('skips')
  return (
    skips &&
    createPortal(
      <a className="skip-link" href="#content" onClick={focusFirstRow}>
        {t`Skip to list`}
      </a>,
      skips,
    )
  )
}

function focusFirstRow(event: MouseEvent) {
  const table = document.querySelector<HTMLElement>('main table')
  if (!table) return
  event.preventDefault()
  const row = table.querySelector<HTMLElement>('tbody a')
  // Without rows there is what the list says instead.
  if (!row) table.tabIndex = -1
  const target = row ?? table
  target.focus()
}
