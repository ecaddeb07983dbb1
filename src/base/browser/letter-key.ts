import { preferences } from '#base/storage/preferences.ts'

type Place = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>
type Pressed = Place & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

/**
 * What a key says, or, if that is no Latin letter, what it would say on an English keyboard: a
 * Cyrillic or Arabic one has no letter of ours.
 */
export function latinKey({ key, code, shiftKey }: Place): string {
  if (key.length !== 1 || key <= '~') return key
  const sign = { BracketLeft: '[', BracketRight: ']', Slash: shiftKey ? '?' : '/' }[code]
  const letter = code.replace('Key', '')
  return sign ?? (shiftKey ? letter : letter.toLowerCase())
}

/** Undefined while typing, and if the merchant has switched these keys off (WCAG 2.1.4). */
export function letterKey(event: Pressed): string | undefined {
  const { ctrlKey, metaKey, altKey, target } = event
  const key = latinKey(event)
  // Many keyboards have brackets on Alt or AltGr, which Windows tells as Ctrl with Alt.
  const isCommand = '[]'.includes(key) ? ctrlKey && !altKey : ctrlKey || altKey
  if (key.length !== 1 || isCommand || metaKey || !preferences().letterKeys) return undefined
  return isTypedInto(target) ? undefined : key
}

/** A checkbox takes no letters. */
const takesKeys =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]'

export const isTypedInto = (target: EventTarget | null): boolean =>
  !(target instanceof HTMLElement) || target.closest(takesKeys) !== null
