type Press = { key: string; repeat: boolean; preventDefault: () => void }

/** A key held since the page before must press nothing on this one. Arrow keys may repeat. */
export function ignoreHeldKey(event: Press) {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}

type Beginning = { timeStamp: number; detail?: number; repeat?: boolean }

/**
 * Whether a press is meant for a button that stood there since `stoodAt`: not the second half of a
 * double click, not a held key, and not begun before, however late the browser delivers it.
 */
export const isOwnPress = (
  { timeStamp, detail = 0, repeat = false }: Beginning,
  stoodAt: number,
): boolean => timeStamp >= stoodAt && detail < 2 && !repeat
