import { preferences } from '#base/storage/preferences.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

/** Undefined while typing, and if the merchant has switched these keys off (WCAG 2.1.4). */
export function letterKey({ key, ctrlKey, metaKey, altKey, target }: Pressed): string | undefined {
  if (key.length !== 1 || ctrlKey || metaKey || altKey || !preferences().letterKeys)
    return undefined
  return isTypedInto(target) ? undefined : key
}

/** A checkbox takes no letters. */
const takesKeys =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]'

export const isTypedInto = (target: EventTarget | null): boolean =>
  !(target instanceof HTMLElement) || target.closest(takesKeys) !== null
