type Press = { key: string; repeat: boolean; preventDefault: () => void }

/** A key held since the page before must press nothing on this one. Arrow keys may repeat. */
export function ignoreHeldKey(event: Press) {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}
