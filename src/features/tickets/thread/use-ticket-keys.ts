import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { letterKey } from '#base/browser/letter-key.ts'
import { useKeyDown } from '#base/browser/use-key-down.ts'

let isReplyWanted = false

/** The next ticket that opens begins in its reply box. */
export function expectReplyFocus() {
  isReplyWanted = true
}

/** True once after a step from inside a reply box: the next ticket then begins in its own. */
export function takeReplyFocus(): boolean {
  const wasWanted = isReplyWanted
  isReplyWanted = false
  return wasWanted
}

type Steps = { previous: LinkProps | undefined; next: LinkProps | undefined }

/**
 * J or N and K lead to the next and previous ticket, Alt with an arrow does so from inside the reply
 * box, too.
 */
export function useTicketKeys({ previous, next }: Steps) {
  const navigate = useNavigate()

  function go(link: LinkProps | undefined, wantsReply: boolean) {
    if (!link) return
    isReplyWanted = wantsReply
    void navigate(link)
  }

  useKeyDown(
    (event) => {
      const step = stepOf(event)
      if (!step) return
      // The list beside the ticket would move its own cursor with the same keys.
      event.stopPropagation()
      event.preventDefault()
      go(step === 'next' ? next : previous, isFromReply(event))
    },
    { capture: true },
  )
  return go
}

const isAfterSending = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[data-sent-note]') !== null

/** Whoever answers one after another writes at once in the next. */
const isFromReply = (event: KeyboardEvent) =>
  event.target instanceof HTMLTextAreaElement || isAfterSending(event)

function stepOf(event: KeyboardEvent): 'next' | 'previous' | undefined {
  const letter = letterKey(event)
  // There every other letter begins a second reply.
  if (isAfterSending(event) && letter !== 'n') return undefined
  if (letter) return ({ j: 'next', n: 'next', k: 'previous' } as const)[letter]
  const { key, altKey, ctrlKey, metaKey, target } = event
  if (!altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return undefined
  if (target.closest('[role=dialog], [role=menu], [role=listbox]')) return undefined
  return ({ ArrowDown: 'next', ArrowUp: 'previous' } as const)[key]
}
