import type { Page } from '@playwright/test'

/** Texts that have no room, or that others cover. */
export async function crampedOn(page: Page): Promise<string[]> {
  return [...(await page.evaluate(findCramped)), ...(await page.evaluate(findCovered))]
}

/** Runs in the page: our own texts that are cut or wrap in a button, and a page that moves sideways. */
function findCramped(): string[] {
  const found = new Set<string>()
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.add(`${scrollWidth - clientWidth} px sideways`)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? ''
    const parent = walker.currentNode.parentElement
    if (!text.includes('\u202e') || !parent || parent.closest('.sr-only, script, style')) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    range.selectNodeContents(walker.currentNode)
    const boxes = [...range.getClientRects()]
    const words = text.replaceAll(/[\u202c\u202e]/g, '')
    const [first] = boxes
    const isInButton = parent.closest(':is(button, a)[data-variant]') !== null
    if (first && isInButton && boxes.some(({ top }) => top >= first.bottom)) {
      found.add(`wraps: ${words}`)
    }
    const isShort = parent.closest('button, a, label, th') !== null
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(around)
      if (overflowX === 'visible') continue
      const { left, right, width } = around.getBoundingClientRect()
      // What only screen readers get.
      if (width <= 1) break
      if (!boxes.some((box) => box.left < left - 1 || box.right > right + 1)) continue
      // Words may end in an ellipsis, but what one presses only if its title says the whole.
      const isMarked = textOverflow === 'ellipsis' && (!isShort || around.closest('[title]'))
      if (['hidden', 'clip'].includes(overflowX) && !isMarked) found.add(`cut: ${words}`)
      break
    }
  }
  return [...found]
}

/**
 * Runs in the page: texts under another text or a button, and texts that no scrolling reaches. Letters
 * stand as far apart as readers may set them (WCAG 1.4.12), since some languages are longer still.
 */
function findCovered(): string[] {
  const found = new Set<string>()
  const { clientWidth } = document.documentElement
  const layers = new Map<Element | null, Map<Element, DOMRect[]>>()
  const wide = new CSSStyleSheet()
  wide.replaceSync(
    ':root:root:root * { letter-spacing: 0.12em !important; transition: none !important }',
  )
  document.adoptedStyleSheets = [wide]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? ''
    const parent = walker.currentNode.parentElement
    if (!text.trim() || !parent || parent.closest('.sr-only, script, style')) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    range.selectNodeContents(walker.currentNode)
    const button = parent.closest('button, a[data-variant]')
    let boxes = button ? [button.getBoundingClientRect()] : [...range.getClientRects()]
    let layer: Element | null = null
    for (
      let around: Element = parent;
      around !== document.body;
      around = around.parentElement ?? document.body
    ) {
      const { overflowX, position, direction } = getComputedStyle(around)
      // What sticks or floats covers what scrolls below it.
      if (position !== 'static' && position !== 'relative') layer ??= around
      if (overflowX === 'visible') continue
      const edge = around.getBoundingClientRect()
      const isAtStart = /auto|scroll/.test(overflowX) && around.scrollLeft === 0
      const isLost = ({ left, right }: DOMRect) =>
        direction === 'rtl' ? right > edge.right + 1 : left < edge.left - 1
      if (isAtStart && boxes.some(isLost)) found.add(`before the start: ${text}`)
      boxes = boxes.flatMap((box) => {
        const [left, top] = [Math.max(box.left, edge.left), Math.max(box.top, edge.top)]
        const width = Math.min(box.right, edge.right) - left
        const height = Math.min(box.bottom, edge.bottom) - top
        return width > 1 && height > 1 ? [new DOMRect(left, top, width, height)] : []
      })
    }
    if (boxes.some(({ left, right }) => left < -1 || right > clientWidth + 1)) {
      found.add(`outside of the window: ${text}`)
    }
    const owner = button ?? parent
    const owners = layers.get(layer) ?? new Map<Element, DOMRect[]>()
    owners.set(owner, [...(owners.get(owner) ?? []), ...boxes])
    layers.set(layer, owners)
  }
  document.adoptedStyleSheets = []
  for (const owners of layers.values()) {
    const all = [...owners]
    for (const [at, [one, places]] of all.entries()) {
      for (const [other, others] of all.slice(at + 1)) {
        const isCovered = places.some((box) =>
          others.some(
            (on) =>
              Math.min(box.right, on.right) - Math.max(box.left, on.left) > 2 &&
              Math.min(box.bottom, on.bottom) - Math.max(box.top, on.top) > 5,
          ),
        )
        if (!isCovered) continue
        if (one.contains(other) || other.contains(one)) continue
        found.add(`covered: ${one.textContent} | ${other.textContent}`)
      }
    }
  }
  return [...found]
}
