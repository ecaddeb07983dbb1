/* In privacy mode the status bar, which shows where a link leads, must name nobody either. */

const PRIVATE_KEYS = new Set(['email', 'emailAddress', 'ipAddress', 'chat', 'q'])
const LINKS = 'a[href]'
const whole = new WeakMap<Element, { href: string; shown: string }>()

/** Where a link leads, without whom it names; the same address if it names nobody. */
export function withoutNames(href: string): string {
  if (/^mailto:/i.test(href)) return 'mailto:'
  const [path = '', search = ''] = href.split('?', 2)
  const kept = search
    .split('&')
    .filter((pair) => !PRIVATE_KEYS.has(pair.split('=', 1)[0] ?? '') && !/@|%40/.test(pair))
  return [path, ...(kept.length > 0 && search !== '' ? [kept.join('&')] : [])].join('?')
}

/**
 * Takes names and addresses out of every link of the page until the returned function is called. A
 * press still follows the whole link, also into a new tab.
 */
export function hideNamesInLinks(): () => void {
  let isOver = false
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') hide(target as Element)
      for (const node of addedNodes) if (node instanceof Element) hideWithin(node)
    }
  })
  function press(event: Event) {
    const link = event.target instanceof Element ? event.target.closest(LINKS) : null
    const kept = link && whole.get(link)
    if (!link || !kept || link.getAttribute('href') !== kept.shown) return
    // The browser follows what the link says once all listeners have run.
    observer.disconnect()
    link.setAttribute('href', kept.href)
    setTimeout(() => {
      hide(link)
      if (!isOver) observe()
    })
  }
  function observe() {
    hideWithin(document.documentElement)
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['href'],
    })
  }
  observe()
  document.addEventListener('click', press, { capture: true })
  document.addEventListener('auxclick', press, { capture: true })
  return () => {
    isOver = true
    observer.disconnect()
    document.removeEventListener('click', press, { capture: true })
    document.removeEventListener('auxclick', press, { capture: true })
    for (const link of document.querySelectorAll(LINKS)) {
      const kept = whole.get(link)
      if (kept && link.getAttribute('href') === kept.shown) link.setAttribute('href', kept.href)
    }
  }
}

function hideWithin(element: Element) {
  if (element.matches(LINKS)) hide(element)
  for (const link of element.querySelectorAll(LINKS)) hide(link)
}

function hide(link: Element) {
  const href = link.getAttribute('href') ?? ''
  const shown = withoutNames(href)
  if (shown === href) return
  whole.set(link, { href, shown })
  link.setAttribute('href', shown)
}
