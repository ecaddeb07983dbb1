/**
 * Scrolls just far enough that the message stands between the page's header and the reply box; of a
 * message that is too long for that, the beginning.
 */
export function showMessage(message: Element | null | undefined, replyBox: Element | null) {
  if (!message || !replyBox) return
  const header = document.querySelector('main header')?.getBoundingClientRect().bottom ?? 0
  const { top, bottom } = message.getBoundingClientRect()
  const end = replyBox.getBoundingClientRect().top
  if (bottom <= end && top >= header) return
  const isTooLong = bottom - top > end - header
  window.scrollBy({ top: isTooLong ? top - header : bottom - end })
}
