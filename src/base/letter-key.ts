import { preferences } from './preferences.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

/**
 * The letter or sign of a shortcut, unless it is being typed somewhere or the merchant has switched
 * these shortcuts off (WCAG 2.1.4: speech input would trigger them).
 */
export function letterKey({ key, ctrlKey, metaKey, altKey, target }: Pressed): string | undefined {
  if (key.length !== 1 || ctrlKey || metaKey || altKey || !preferences().letterKeys)
    return undefined
  return isTypedInto(target) ? undefined : key
}

const takesKeys =
  'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]'

export const isTypedInto = (target: EventTarget | null): boolean =>
  !(target instanceof HTMLElement) || target.closest(takesKeys) !== null
