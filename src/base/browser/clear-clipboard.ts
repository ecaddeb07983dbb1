const CLEARED_AFTER = 60_000

let cancel = () => {}

/** Another copy is not ours to clear. */
export const keepClipboard = () => cancel()

/** A browser allows it only while the page has the focus. */
export function clearClipboardLater(text: string) {
  cancel()
  const ended = new AbortController()
  const timer = setTimeout(() => {
    if (document.hasFocus()) void clear(text)
    else
      window.addEventListener('focus', () => void clear(text), { once: true, signal: ended.signal })
  }, CLEARED_AFTER)
  cancel = () => {
    clearTimeout(timer)
    ended.abort()
  }
}

/** Leaves alone what was copied elsewhere since, where the browser lets the page know. */
async function clear(text: string) {
  try {
    if ((await mayRead()) && (await navigator.clipboard.readText()) !== text) return
    await navigator.clipboard.writeText('')
  } catch {
    // The browser asks for a press first: then there is nothing to be done.
  }
}

async function mayRead(): Promise<boolean> {
  const name = 'clipboard-read' as PermissionName
  const permission = await navigator.permissions?.query({ name }).catch(() => undefined)
  return permission?.state === 'granted'
}
