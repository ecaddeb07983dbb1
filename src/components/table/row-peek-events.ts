import { isTypedInto, letterKey } from '#base/browser/letter-key.ts'

/** Shows a row's record beside its table, while the focus stays in the table. */
export type RowPeek = {
  id: string | undefined
  onPeek: (id: string | undefined) => void
  /** The cursor moves, so a record may be asked for soon. */
  onIntent: () => void
}

/** Space shows the record under the cursor, and the record follows it; Tab leads into it. */
export function listenForPeek(frame: HTMLElement, latest: () => RowPeek | undefined): () => void {
  function press(event: KeyboardEvent) {
    const peek = latest()
    if (!peek || event.defaultPrevented) return
    const { id, onPeek } = peek
    if (event.shiftKey) {
      if (event.key !== 'Tab' || event.target !== firstInPanel()) return
      event.preventDefault()
      linkOf(frame, id)?.focus()
      return
    }
    const row = rowUnder(event.target)
    if (letterKey(event) === ' ' && (row || (id !== undefined && isNowhere(event.target)))) {
      event.preventDefault()
      onPeek(row && row !== id ? row : undefined)
    } else if (id !== undefined && event.key === 'Escape' && !isTypedInto(event.target)) {
      event.preventDefault()
      if (!row) linkOf(frame, id)?.focus()
      onPeek(undefined)
    } else if (id !== undefined && event.key === 'Tab' && row === id) {
      const first = firstInPanel()
      if (!first) return
      event.preventDefault()
      first.focus()
    }
  }

  function follow({ target }: FocusEvent) {
    const peek = latest()
    if (!peek) return
    const { id, onPeek, onIntent } = peek
    onIntent()
    const row = rowUnder(target)
    // A press of the pointer is about to open the record as a page.
    const isCursor = target instanceof Element && target.matches(':focus-visible')
    if (id !== undefined && row && row !== id && isCursor) onPeek(row)
  }

  document.addEventListener('keydown', press)
  frame.addEventListener('focusin', follow)
  return () => {
    document.removeEventListener('keydown', press)
    frame.removeEventListener('focusin', follow)
  }
}

/** False if the row is not there yet. */
export function moveCursorTo(frame: HTMLElement, id: string): boolean {
  const link = linkOf(frame, id)
  if (!link) return false
  const { activeElement } = document
  if (link.closest('tr')?.contains(activeElement)) return true
  if (isNowhere(activeElement) || frame.contains(activeElement)) {
    link.focus({ preventScroll: true })
  }
  link.scrollIntoView({ block: 'nearest' })
  return true
}

/** The row of its link; other controls of a row have keys of their own. */
function rowUnder(target: EventTarget | null): string | undefined {
  if (!(target instanceof HTMLElement) || target.dataset['rowLink'] === undefined) return undefined
  return target.closest('tr')?.dataset['row']
}

function linkOf(table: HTMLElement, id: string | undefined) {
  const links = [...table.querySelectorAll<HTMLElement>('[data-row-link]')]
  return links.find((link) => link.closest('tr')?.dataset['row'] === id)
}

const firstInPanel = () =>
  document.querySelector<HTMLElement>('[data-peek-panel] :is(a[href], button)')

const isNowhere = (target: EventTarget | null) =>
  target === document.body || (target instanceof Element && target.matches('main, h1'))
