import { letterKey, isTypedInto } from '#base/browser/letter-key.ts'
import { listenForChoices } from './early-choices.ts'
import { preferences } from '#base/storage/preferences.ts'

/** Milliseconds for which a finger rests on a row to choose it. */
const LONG_PRESS = 500
const ENDS = ['pointerup', 'pointercancel', 'pointermove']

type Choosing = {
  isAny: () => boolean
  choose: (key: string, isRange: boolean) => void
}

/**
 * X chooses the row under the cursor, Shift all rows up to it; as long as any is chosen, a tap
 * chooses.
 */
export function listenForSelection(frame: HTMLElement, { isAny, choose }: Choosing): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasHeld = false

  function press(event: KeyboardEvent) {
    const key = rowOf(event.target, frame)
    if (!key || event.defaultPrevented || letterKey(event)?.toLowerCase() !== 'x') return
    event.preventDefault()
    choose(key, event.shiftKey)
  }

  function click(event: MouseEvent) {
    const key = rowOf(event.target, frame)
    const isTap = event instanceof PointerEvent && event.pointerType === 'touch'
    const isOwn = wasHeld || (isAny() && (event.shiftKey || isTap))
    if (!key || !isOwn || isControl(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    if (!wasHeld) choose(key, event.shiftKey)
    // A click with Shift also selects text.
    getSelection()?.removeAllRanges()
    wasHeld = false
  }

  function hold(event: PointerEvent) {
    const key = rowOf(event.target, frame)
    wasHeld = false
    // In privacy mode, a finger that rests on a row shows it.
    if (event.pointerType === 'mouse' || !key || isAny() || preferences().privacy) return
    timer = setTimeout(() => {
      wasHeld = true
      choose(key, false)
    }, LONG_PRESS)
  }
  const leave = () => clearTimeout(timer)
  const stay = (event: Event) => wasHeld && event.preventDefault()

  document.addEventListener('keydown', press)
  frame.addEventListener('click', click, { capture: true })
  frame.addEventListener('pointerdown', hold)
  frame.addEventListener('contextmenu', stay)
  for (const type of ENDS) frame.addEventListener(type, leave)
  const stopEarly = listenForChoices(press)
  return () => {
    leave()
    stopEarly()
    document.removeEventListener('keydown', press)
    frame.removeEventListener('click', click, { capture: true })
    frame.removeEventListener('pointerdown', hold)
    frame.removeEventListener('contextmenu', stay)
    for (const type of ENDS) frame.removeEventListener(type, leave)
  }
}

function rowOf(target: EventTarget | null, table: HTMLElement): string | undefined {
  if (!(target instanceof Element) || !table.contains(target)) return undefined
  return target.closest<HTMLElement>('tr[data-row]')?.dataset['row']
}

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, input, label, select') !== null

/** From one key to another, in either direction; only the second if the first is gone. */
export function rangeBetween(keys: readonly string[], from: string | undefined, to: string) {
  const start = from === undefined ? -1 : keys.indexOf(from)
  const end = keys.indexOf(to)
  if (start === -1 || end === -1) return [to]
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1)
}

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
