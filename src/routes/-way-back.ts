import { type LinkProps, useRouter } from '@tanstack/react-router'
import { isTypedInto } from '#base/browser/letter-key.ts'
import { useKeyDown } from '#base/browser/use-key-down.ts'

/** Esc leads back to the list, where the record's row takes the focus. */
export function useWayBack(listLink: LinkProps, isElsewhere: boolean) {
  const router = useRouter()
  useKeyDown((event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isTypedInto(event.target)) return
    // A list beside its record has the row already.
    document.querySelector<HTMLElement>('[data-row-link][aria-current=page]')?.focus()
    if (isElsewhere) void router.navigate(listLink)
    // Going back in the history restores the list's scroll position, too.
    else router.history.back()
  })
}
