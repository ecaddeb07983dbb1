let hiddenAt = globalThis.document?.hidden ? Date.now() : undefined

globalThis.document?.addEventListener('visibilitychange', () => {
  hiddenAt = document.hidden ? (hiddenAt ?? Date.now()) : undefined
})

export const tabPlace = () => ({ isOnline: navigator.onLine, hiddenAt })

/** Ends early when the tab is hidden or shown, and with true when the connection is back. */
export function waitOrChange(
  milliseconds: number | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isBack: boolean) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onChange)
      document.removeEventListener('visibilitychange', onChange)
      window.removeEventListener('offline', onChange)
      window.removeEventListener('online', onBack)
      resolve(isBack)
    }
    const onChange = () => end(false)
    const onBack = () => end(true)
    const timer = milliseconds === undefined ? undefined : setTimeout(onChange, milliseconds)
    signal.addEventListener('abort', onChange)
    document.addEventListener('visibilitychange', onChange)
    window.addEventListener('offline', onChange)
    window.addEventListener('online', onBack)
  })
}

const icons = { plain: '/favicon.svg', news: '/favicon-news.svg', alarm: '/favicon-alarm.svg' }

/** A dot on the tab's icon: petrol for news, red for a dispute. */
export function setTabIcon(name: keyof typeof icons) {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', icons[name])
}
